import { Fragment } from 'react';
import { useConfig } from '../site-context.tsx';

/**
 * Tells the operator which contact settings are missing and what shoppers read instead. Renders nothing if all are set.
 */
export function ContactReminder() {
  const { contactEmail, contactEmailIsSet, operatorName, operatorAddress } = useConfig();
  const unnamed = [
    ...(operatorName === null ? ['OPERATOR_NAME'] : []),
    ...(operatorAddress === null ? ['OPERATOR_ADDRESS'] : []),
  ];
  if (contactEmailIsSet && unnamed.length === 0) return null;
  return (
    <div className="*:not-last:mb-1 bg-amber-wash px-3 py-2 text-sm text-amber">
      {!contactEmailIsSet && (
        <p>
          Shoppers are told to write to <strong>{contactEmail}</strong>, which was made of the
          site’s host. Read it, or set <code>CONTACT_EMAIL</code>.
        </p>
      )}
      {unnamed.length > 0 && (
        <p>
          The privacy policy and the terms do not say who runs the site: set{' '}
          {unnamed.map((name, place) => (
            <Fragment key={name}>
              {place > 0 && ' and '}
              <code>{name}</code>
            </Fragment>
          ))}
          .
        </p>
      )}
    </div>
  );
}

import { useConfig } from '../site-context.tsx';

/** Reminds the operator that shoppers write to an address she never set; nothing where she has. */
export function ContactReminder() {
  const { contactEmail, contactEmailIsSet } = useConfig();
  if (contactEmailIsSet) return null;
  return (
    <p className="bg-amber-wash px-3 py-2 text-sm text-amber">
      Shoppers are told to write to <strong>{contactEmail}</strong>, which was made of the site’s
      host. Read it, or set <code>CONTACT_EMAIL</code>.
    </p>
  );
}

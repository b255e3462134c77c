import { useConfig } from '../site-context.tsx';

/**
 * A detail that only the operator can give (an address, a name), or what stands for it where it is not set: in
 * development an obvious notice with the variable's name, on a public site the plain `fallback`.
 */
export function OperatorDetail({
  value,
  variable,
  fallback,
}: {
  value: string | null;
  variable: string;
  fallback: string;
}) {
  const { publicUrlIsSet } = useConfig();
  if (value !== null) return <>{value}</>;
  if (publicUrlIsSet) return <>{fallback}</>;
  return (
    <strong className="bg-amber-wash px-1 text-amber">
      not set: the operator has to set {variable}
    </strong>
  );
}

/** The contact address as a link to the mail program. */
export function ContactAddress() {
  const { contactEmail } = useConfig();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}

/** Who runs the site, as the legal pages name it. */
function OperatorName() {
  const { operatorName } = useConfig();
  return (
    <OperatorDetail
      value={operatorName}
      variable="OPERATOR_NAME"
      fallback="the operator of this site"
    />
  );
}

/** What the legal pages' texts say of the operator, by name. */
export const OPERATOR_VALUES = {
  'operator.name': <OperatorName />,
  contact: <ContactAddress />,
} as const;

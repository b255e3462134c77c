import { useConfig } from '../site-context.tsx';

/** The contact address as a link to the mail program. */
export function ContactAddress() {
  const { contactEmail } = useConfig();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}

/** Who runs the site, as the legal pages name it; the dashboard says what is not set (admin/contact-reminder.tsx). */
function OperatorName() {
  return useConfig().operatorName ?? 'an operator not named here';
}

/** The operator's details in the texts of the legal pages, by name. */
export const OPERATOR_VALUES = {
  'operator.name': <OperatorName />,
  contact: <ContactAddress />,
} as const;

import { useConfig } from '../site-context.tsx';

/** The contact address as a mailto link. */
export function ContactAddress() {
  const { contactEmail } = useConfig();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}

/**
 * The operator's name as the legal pages state it. The dashboard warns if it is not set (admin/contact-reminder.tsx).
 */
function OperatorName() {
  return useConfig().operatorName ?? 'an operator not named here';
}

/** The operator's details that the legal pages refer to, by name. */
export const OPERATOR_VALUES = {
  'operator.name': <OperatorName />,
  contact: <ContactAddress />,
} as const;

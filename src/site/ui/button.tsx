import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const BASE =
  'tap justify-center gap-2 rounded-sm border-2 px-4 py-2 text-center font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:border-rule disabled:bg-well disabled:text-faint';
const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-ink bg-citron text-on-citron hover:bg-citron-deep',
  secondary: 'border-ink bg-sheet text-ink hover:bg-well',
  quiet: 'border-transparent bg-transparent text-ink underline hover:bg-well',
};

/** The classes of a button, for elements that are neither `<button>` nor `<a>` (a `<summary>`). */
export function buttonClass(variant: ButtonVariant = 'secondary', className = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${className}`;
}

/** A button that acts on the page; a form is sent only with `type="submit"`. */
export function Button({
  variant = 'secondary',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

/** A link that looks like a button. A plain `<a>`: it works before JavaScript does. */
export function ButtonLink({
  variant = 'secondary',
  className = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; variant?: ButtonVariant }) {
  return (
    <a className={buttonClass(variant, className)} {...rest}>
      {children}
    </a>
  );
}

import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'button button-primary',
  secondary: 'button',
  quiet: 'button button-quiet',
};

/**
 * Returns the classes of a button, for elements other than `Button` and `ButtonLink`: a `<summary>`, a `<label>`, an
 * `AppLink`.
 */
export function buttonClass(variant: ButtonVariant = 'secondary', className = ''): string {
  return className === '' ? VARIANTS[variant] : `${VARIANTS[variant]} ${className}`;
}

/** A button that acts on the page. It submits a form only with `type="submit"`. */
export function Button({
  variant = 'secondary',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

/** A link that looks like a button. It is a plain `<a>`, so it works before hydration. */
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

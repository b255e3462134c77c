import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** A text field with label, hint and error, announced to assistive technology. */
export function Field({
  label,
  hint,
  error,
  trailing,
  className = '',
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  trailing?: ReactNode;
}) {
  const id = useId();
  const described = [hint === undefined ? null : `${id}-hint`, error ? `${id}-error` : null]
    .filter((part) => part !== null)
    .join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className={`input ${error ? 'border-2 border-clay' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described === '' ? undefined : described}
          {...input}
        />
        {trailing}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-clay">
          {error}
        </p>
      )}
    </div>
  );
}

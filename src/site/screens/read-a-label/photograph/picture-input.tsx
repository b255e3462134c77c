import { buttonClass } from '../../../ui/button.tsx';

/** A file input for a picture that looks like a button. `capture` opens the camera of a phone. */
export function PictureInput({
  label,
  capture = false,
  className = '',
  onFile,
}: {
  label: string;
  capture?: boolean;
  className?: string;
  onFile: (file: File) => Promise<void>;
}) {
  return (
    <label
      className={buttonClass(
        'secondary',
        `relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`,
      )}
    >
      {label}
      <input
        type="file"
        accept="image/*"
        capture={capture ? 'environment' : undefined}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void onFile(file);
          // Choosing the same file again must be a change too.
          target.value = '';
        }}
      />
    </label>
  );
}

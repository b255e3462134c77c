import { type FormEvent, useRef, useState } from 'react';
import { OPERATOR_COLUMNS } from '#domain/product/record/operator-columns.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_FORMATS, type UploadFormat } from '#contract/upload-formats.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Button } from '../../ui/button.tsx';
import { uploadFile } from './upload-file.ts';

const NAMES: Readonly<Record<UploadFormat, string>> = {
  'operator-csv': 'Your own table (CSV, or a feed in its columns)',
  'openfoodfacts-jsonl': 'Open Food Facts, JSONL (.gz)',
  'openfoodfacts-csv': 'Open Food Facts, CSV (.gz)',
  'nih-dsld': 'NIH DSLD labels, JSON or JSONL (.gz)',
};

/** Uploads a file of records in chunks and imports it as the command line does. */
export function UploadForm({ disabled }: { disabled: boolean }) {
  const [percent, setPercent] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const upload = useCatalogueCall({
    run: async ({ file, format }: { file: File; format: UploadFormat }) => {
      abort.current = new AbortController();
      setPercent(0);
      const { signal } = abort.current;
      await uploadFile(file, format, { signal, onProgress: setPercent });
    },
    success: { title: 'Uploaded', description: 'The import is running.' },
    failure: 'The upload was stopped',
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    const format = UPLOAD_FORMATS.find((each) => each === form.get('format'));
    if (!(file instanceof File) || format === undefined || file.size === 0) return;
    upload.mutate({ file, format }, { onSettled: () => setPercent(null) });
  };
  return (
    <form onSubmit={submit} className="mt-6 border-t border-rule pt-4" aria-label="Upload records">
      <label className="block">
        <span className="mb-1 block text-sm font-semibold">Format</span>
        <select name="format" className="input">
          {UPLOAD_FORMATS.map((format) => (
            <option key={format} value={format}>
              {NAMES[format]}
            </option>
          ))}
        </select>
      </label>
      <label className="mt-3 block">
        <span className="mb-1 block text-sm font-semibold">File</span>
        <input type="file" name="file" className="input" required />
      </label>
      <p className="mt-1 text-sm text-soft">
        At most {MAX_UPLOAD_BYTES / 1024 ** 3} GiB. Larger dumps and folders: “npm run catalogue”.
      </p>
      <details className="text-sm">
        <summary className="tap underline">The columns of your own table</summary>
        <p className="break-words text-soft">
          Its first line names them, separated by commas: {OPERATOR_COLUMNS.join(', ')}. Only name
          and format (powder, rtd or bar) must be filled in. Figures are per serving, in grams and
          kcal, the unit of a serving is g or ml; leave empty what you do not know.
        </p>
      </details>
      {percent === null ? (
        <Button type="submit" className="mt-3" disabled={disabled || upload.isPending}>
          Upload and import
        </Button>
      ) : (
        <div className="mt-3">
          <progress
            className="progress w-full"
            aria-label="Progress of the upload"
            value={percent}
            max={100}
          />
          <Button className="mt-2" onClick={() => abort.current?.abort()}>
            Cancel the upload
          </Button>
        </div>
      )}
    </form>
  );
}

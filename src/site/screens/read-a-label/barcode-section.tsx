import { useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { type PackView, packParameters } from '#contract/pack-url.ts';
import { readBarcode } from '#domain/product/record/read-barcode.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { Button } from '../../ui/button.tsx';
import type { FoundCode } from './barcode/found-code.ts';
import { BARCODE_FAULTS } from './barcode-faults.ts';
import { PictureInput } from './photograph/picture-input.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

// The camera and the barcode reader are loaded on first use.
const { Part: CameraView } = lazyPart(
  async () => (await import('./barcode/camera-view.tsx')).CameraView,
  <p className="mt-3 text-sm">Starting the camera …</p>,
);

const NO_CODE =
  'No barcode was found in the picture. Take it from about 20 cm, straight from above, or type the number.';

/** Reads a barcode from the camera, from a picture or from typed digits. The form works without JavaScript. */
export function BarcodeSection({
  view,
  camera,
  setCamera,
  leads,
  look,
}: {
  view: PackView;
  camera: boolean;
  setCamera: (open: boolean) => void;
  /** Whether the page's only primary button is here. */
  leads: boolean;
  look: (gtin: string) => void;
}) {
  const [typed, setTyped] = useState(view.gtin);
  const [note, setNote] = useState('');
  const field = useRef<HTMLInputElement>(null);

  /** Shows what the code leads to. Returns false if it is not a product's code. */
  const take = ({ text, kind }: Pick<FoundCode, 'text' | 'kind'>): boolean => {
    const barcode = readBarcode(text, kind);
    if (!barcode.ok) {
      setNote(BARCODE_FAULTS[barcode.fault]);
      return false;
    }
    setNote('');
    setCamera(false);
    setTyped(barcode.gtin);
    look(barcode.gtin);
    return true;
  };
  const readPicture = async (file: File) => {
    setCamera(false);
    setNote('Looking for a barcode …');
    try {
      const { readPictureFile } = await import('./barcode/barcode-reader.ts');
      const found = await readPictureFile(file);
      if (!found.some(take)) setNote((before) => (found.length === 0 ? NO_CODE : before));
    } catch {
      setNote('The picture could not be read here. Type the number under the bars.');
    }
  };

  return (
    <section aria-labelledby="barcode-heading" className="label mt-3 p-3 sm:p-4">
      <h2 id="barcode-heading" className="headline text-lg">
        Barcode
      </h2>
      <div className="needs-script mt-2 flex flex-wrap gap-2">
        <Button
          variant={leads ? 'primary' : 'secondary'}
          className="px-3!"
          onClick={() => setCamera(true)}
          aria-expanded={camera}
        >
          Use the camera
        </Button>
        <PictureInput label="From a picture" className="px-3!" onFile={readPicture} />
      </div>
      {camera && (
        <CameraView
          onCode={take}
          onType={() => {
            setCamera(false);
            field.current?.focus();
          }}
          onClose={() => setCamera(false)}
        />
      )}
      <form
        method="get"
        action={`${paths.readLabel()}#answer`}
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          take({ text: typed, kind: 'other' });
        }}
      >
        <HiddenFields of={packParameters({ criteria: view.criteria })} />
        <label htmlFor="gtin" className="mb-1 block text-sm font-semibold">
          Number under the bars
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id="gtin"
            name="gtin"
            className="input max-w-72 min-w-0 flex-1 basis-36"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={500}
            aria-describedby="gtin-note"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" className="whitespace-nowrap">
            Look up
          </Button>
        </div>
        <p id="gtin-note" role="status" className="mt-1 text-sm text-clay empty:mt-0">
          {note}
        </p>
      </form>
    </section>
  );
}

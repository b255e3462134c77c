import { type FormEvent, useState } from 'react';
import type { AdminProductDetail } from '#contract/admin-products.ts';
import { readBase64 } from '../../admin/read-base64.ts';
import { Fold } from '../../admin/fold.tsx';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { productsApi } from './products-api.ts';
import { DONE } from './product-labels.ts';

/** Size limit of a photograph, in bytes (contract/pictures.ts has the rules of the call). */
const MAX_BYTES = 6 * 1024 * 1024;

/** The photograph of the pack: hide it, show it again, or replace it by one of the operator's own. */
export function PictureSection({
  id,
  picture,
}: { id: number } & Pick<AdminProductDetail, 'picture'>) {
  const hide = useCatalogueCall({
    run: (hidden: boolean) => productsApi.hidePicture(id, hidden),
    success: (_, hidden) => ({
      title: hidden ? 'Picture hidden' : 'Picture shown again',
      description: DONE.done,
    }),
    failure: 'Failed to change the picture',
  });
  return (
    <div className="mt-4">
      <h3 className="font-semibold">Its picture</h3>
      {picture === null ? (
        <p className="text-sm text-soft">It has none: its pack is drawn.</p>
      ) : (
        <div className="mt-1 flex flex-wrap items-start gap-3">
          <img
            src={picture.image}
            alt="Front of the pack"
            width={80}
            height={100}
            className={picture.hidden ? 'opacity-40' : ''}
          />
          <div className="min-w-0 flex-1 text-sm">
            <p className="break-words">
              {picture.hidden && <strong>Hidden. </strong>}
              By {picture.by}
              {picture.licence !== null && `, ${picture.licence}`},{' '}
              <a href={picture.source} rel="noopener nofollow">
                source
              </a>
            </p>
            <Button
              className="mt-2"
              disabled={hide.isPending}
              onClick={() => hide.mutate(!picture.hidden)}
            >
              {picture.hidden ? 'Show the picture again' : 'Hide the picture'}
            </Button>
          </div>
        </div>
      )}
      <Fold className="mt-2" summary="Put a picture of your own">
        <OwnPictureForm key={picture?.image} id={id} />
      </Fold>
    </div>
  );
}

function OwnPictureForm({ id }: { id: number }) {
  const [tooLarge, setTooLarge] = useState(false);
  const put = useCatalogueCall({
    run: async ({ file, ...words }: { file: File; by: string; source: string }) =>
      productsApi.putPicture(id, { image: await readBase64(file), ...words }),
    success: { title: 'Picture stored', description: DONE.done },
    failure: 'Failed to store the picture',
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [file, by, source] = [data.get('image'), data.get('by'), data.get('source')];
    if (!(file instanceof File) || typeof by !== 'string' || typeof source !== 'string') return;
    setTooLarge(file.size > MAX_BYTES);
    if (file.size <= MAX_BYTES) put.mutate({ file, by: by.trim(), source: source.trim() });
  };
  return (
    <form onSubmit={submit} className="mt-2 grid gap-4" aria-label="Put a picture of your own">
      <Field
        label="Picture"
        name="image"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        required
        error={tooLarge ? 'The picture must not be larger than 6 MiB.' : null}
        hint="JPEG, PNG or WebP of the front of the pack, at most 6 MiB, at least 100 pixels wide and high. Only what you may show."
      />
      <Field label="Who made it" name="by" required maxLength={200} hint="Shown beside it." />
      <Field
        label="Where it was taken from"
        name="source"
        type="url"
        required
        maxLength={500}
        placeholder="https://"
      />
      <Button type="submit" className="justify-self-start" disabled={put.isPending}>
        Store it
      </Button>
    </form>
  );
}

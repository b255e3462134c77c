import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BrandLogos } from '#contract/brand-logos.ts';
import { LOGO_PIXELS, MAX_LOGO_BYTES } from '#domain/product/logo-image.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { Fold } from '../../admin/fold.tsx';
import { formatDate } from '../../admin/format-date.ts';
import { operatorApi } from '../../admin/operator-api.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { readBase64 } from '../../admin/read-base64.ts';
import { refusalText } from '../../admin/refusal.ts';
import { formatCount } from '../../product-card/amount.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';

const KIB = 1_024;

interface Upload {
  readonly brandId: number;
  readonly file: File;
  readonly source: string;
}

async function upload({ brandId, file, source }: Upload): Promise<void> {
  await operatorApi.uploadLogo(brandId, { image: await readBase64(file), source });
}

function UploadForm() {
  const queries = useQueryClient();
  const [form, setForm] = useState(0);
  const [tooLarge, setTooLarge] = useState(false);
  const brands = useQuery(operatorQueries.brands);
  const store = useMutation({
    mutationFn: upload,
    onSuccess: async () => {
      toast({ title: 'Uploaded', description: 'The site shows it within seconds.' });
      setForm((count) => count + 1);
      await queries.invalidateQueries(operatorQueries.logos);
    },
  });
  const problem = tooLarge
    ? `The picture must not be larger than ${MAX_LOGO_BYTES / KIB} KiB.`
    : store.error && refusalText(store.error, 'Failed to upload the logo.');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const file = data.get('image');
    const source = data.get('source');
    if (!(file instanceof File) || typeof source !== 'string') return;
    setTooLarge(file.size > MAX_LOGO_BYTES);
    if (file.size > MAX_LOGO_BYTES) return;
    store.mutate({ brandId: Number(data.get('brand')), file, source: source.trim() });
  };
  return (
    <form key={form} onSubmit={submit} className="mt-2 grid gap-4" aria-label="Upload a logo">
      <label className="block">
        <span className="mb-1 block text-sm font-semibold">Brand</span>
        <select name="brand" className="input" required defaultValue="">
          <option value="" disabled>
            Choose a brand
          </option>
          {brands.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Field
        label="Picture"
        name="image"
        type="file"
        accept="image/png,image/webp"
        required
        error={problem}
        hint={`PNG or WebP, at most ${MAX_LOGO_BYTES / KIB} KiB, ${LOGO_PIXELS.least} to ${formatCount(LOGO_PIXELS.most)} pixels. Only what you may show.`}
      />
      <Field
        label="Source"
        name="source"
        type="url"
        required
        maxLength={500}
        placeholder="https://"
        hint="Where the picture was taken from."
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        disabled={store.isPending}
      >
        Upload
      </Button>
    </form>
  );
}

function LogoRow({ logo }: { logo: BrandLogos['logos'][number] }) {
  const remove = useCatalogueCall({
    run: () => operatorApi.removeLogo(logo.brandId),
    success: { title: 'Removed', description: 'The letter of the brand is shown again.' },
    failure: 'Failed to remove the logo',
  });
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-rule py-2 first:border-0">
      <img src={logo.logo} alt="" width={32} height={32} className="size-8 object-contain" />
      <div className="min-w-0 flex-1">
        <strong className="break-words">{logo.name}</strong>
        <p className="text-sm">
          <time dateTime={logo.at}>{formatDate(logo.at)}</time>,{' '}
          <a href={logo.source} rel="noopener nofollow">
            source
          </a>
        </p>
      </div>
      <Button
        variant="quiet"
        className="text-sm"
        aria-label={`Remove the logo of ${logo.name}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        Remove
      </Button>
    </li>
  );
}

/**
 * Brand logos: upload one with its source, or remove one. A brand without a logo shows its letter (product.md section
 * 3).
 */
export function LogosSection() {
  const asked = useQuery(operatorQueries.logos);
  const { data } = asked;
  return (
    <section className="laid-out-late" aria-labelledby="logos-heading">
      <h2 id="logos-heading" className="headline mb-4 text-xl">
        Brands’ logos
      </h2>
      <div className="grid gap-6 md:grid-cols-2">
        <Fold className="label self-start" summary="Upload a logo">
          <UploadForm />
        </Fold>
        <div className="label self-start">
          <h3 className="font-semibold">Uploaded</h3>
          <div className="rule-mid mt-1" />
          {data === undefined && (
            <Waiting asked={asked} what="The logos" room="h-10" className="pt-2" />
          )}
          {data?.logos.length === 0 && (
            <p className="pt-2 text-sm text-soft">None yet: brands are shown by their letter.</p>
          )}
          <ul>
            {data?.logos.map((logo) => (
              <LogoRow key={logo.brandId} logo={logo} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

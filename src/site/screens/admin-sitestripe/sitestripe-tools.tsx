import { useState } from 'react';
import type { ProcessAsinsReport } from '#contract/sitestripe.ts';
import { operatorApi } from '../../admin/operator-api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { type Report, ReportView } from './report-view.tsx';
import { useOperatorCall } from './use-operator-call.ts';

const STEPS = [
  'Generate the template: one line for every product without a marketplace link.',
  'Copy it, find each product on Amazon, and complete its line to product id, ASIN, price.',
  'Paste the completed lines below and process them. Lines left open are passed over.',
  'Convert links that were entered in another form, then validate them all.',
];

const TIPS = [
  'The ASIN is the 10 characters after /dp/ in a product’s address.',
  'Leave the price empty where you do not know it: shoppers then see “View Price”.',
  'A price is shown for 24 hours after you entered it.',
  'Check a batch with “Dry run” first. “Undo last batch” puts every link of it back.',
];

const failedLines = (failed: readonly { productId: number; url: string; reason: string }[]) =>
  failed.map(({ productId, url, reason }) => ({
    key: String(productId),
    text: `${productId}: ${url}`,
    reason,
  }));

/** The tools of /admin/sitestripe; one call runs at a time, and the buttons are disabled while it does. */
export function SiteStripeTools() {
  const [template, setTemplate] = useState<string | null>(null);
  const [asinData, setAsinData] = useState('');
  const [report, setReport] = useState<Report | null>(null);

  const generate = useOperatorCall({
    run: operatorApi.template,
    success: {
      title: 'Template Generated',
      description: 'ASIN entry template has been created for products without Amazon links.',
    },
    failure: 'Failed to generate template',
    onSuccess: setTemplate,
  });
  const showReport = (done: ProcessAsinsReport, dryRun: boolean) =>
    setReport({
      summary: `${dryRun ? 'Would be: ' : ''}${done.created} created, ${done.updated} updated, ${done.unchanged} unchanged, ${done.rejected.length} rejected`,
      lines: done.rejected.map(({ line, text, reason }) => ({
        key: String(line),
        text: `Line ${line}: ${text}`,
        reason,
      })),
    });
  const process = useOperatorCall({
    run: (data: string) => operatorApi.processAsins(data, false),
    success: { title: 'Success', description: 'ASIN data processed and affiliate links created' },
    failure: 'Failed to process ASIN data',
    onSuccess: (done) => {
      showReport(done, false);
      setAsinData('');
    },
  });
  const rehearse = useOperatorCall({
    run: (data: string) => operatorApi.processAsins(data, true),
    success: {
      title: 'Dry run',
      description: 'Nothing was written; the report says what would be',
    },
    failure: 'Failed to process ASIN data',
    onSuccess: (done) => showReport(done, true),
  });
  const convert = useOperatorCall({
    run: operatorApi.convertLinks,
    success: {
      title: 'Success',
      description: 'Existing Amazon links converted to SiteStripe format',
    },
    failure: 'Failed to convert links',
    onSuccess: (done) =>
      setReport({
        summary: `${done.converted} converted, ${done.unchanged} already right, ${done.failed.length} could not be converted`,
        lines: failedLines(done.failed),
      }),
  });
  const validate = useOperatorCall({
    run: (online: boolean) => operatorApi.validateLinks(online),
    success: { title: 'Success', description: 'SiteStripe links validated successfully' },
    failure: 'Failed to validate links',
    onSuccess: (done) =>
      setReport({
        summary: `${done.valid} valid, ${done.invalid.length} invalid, ${done.unconfirmed.length} not confirmed`,
        lines: failedLines([...done.invalid, ...done.unconfirmed]),
      }),
  });
  const undo = useOperatorCall({
    run: operatorApi.undoLinks,
    success: (batch) =>
      batch === null
        ? { title: 'Nothing to undo' }
        : { title: 'Undone', description: 'The links are as they were before the last batch' },
    failure: 'Failed to undo the last batch',
    onSuccess: (batch) =>
      setReport({
        summary: batch === null ? 'There is nothing to undo' : `${batch.changes} links put back`,
        lines: [],
      }),
  });
  const busy = [generate, process, rehearse, convert, validate, undo].some(
    ({ isPending }) => isPending,
  );

  const submit = (call: typeof process) => {
    if (asinData.trim() === '') {
      toast({ title: 'Error', description: 'Please enter ASIN data', variant: 'destructive' });
    } else {
      call.mutate(asinData);
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(template ?? '');
    toast({ title: 'Copied' });
  };

  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[2fr_1fr]">
      <div className="grid content-start gap-8">
        <section className="label">
          <h2 className="headline text-xl">1. Template</h2>
          <div className="rule-mid my-3" />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" disabled={busy} onClick={() => generate.mutate()}>
              Generate ASIN Entry Template
            </Button>
            {template !== null && (
              <Button onClick={() => void copy().catch(() => undefined)}>Copy</Button>
            )}
          </div>
          {template !== null && (
            <textarea
              readOnly
              aria-label="ASIN entry template"
              className="input mt-4 h-48 font-mono text-sm"
              value={template}
            />
          )}
        </section>
        <section className="label">
          <h2 className="headline text-xl">2. Completed data</h2>
          <div className="rule-mid my-3" />
          <label className="block">
            <span className="mb-1 block text-sm font-semibold">
              One line a product: product id, ASIN, price
            </span>
            <textarea
              className="input h-48 font-mono text-sm"
              placeholder="12,B000QSNYGI,39.99"
              spellCheck={false}
              value={asinData}
              onChange={(event) => setAsinData(event.target.value)}
            />
          </label>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              variant="primary"
              disabled={busy || asinData === ''}
              onClick={() => submit(process)}
            >
              Process ASIN Data
            </Button>
            <Button disabled={busy || asinData === ''} onClick={() => submit(rehearse)}>
              Dry run
            </Button>
          </div>
        </section>
        <section className="label">
          <h2 className="headline text-xl">3. Existing links</h2>
          <div className="rule-mid my-3" />
          <div className="flex flex-wrap gap-3">
            <Button disabled={busy} onClick={() => convert.mutate()}>
              Convert Existing Links to SiteStripe Format
            </Button>
            <Button disabled={busy} onClick={() => validate.mutate(false)}>
              Validate All SiteStripe Links
            </Button>
            <Button disabled={busy} onClick={() => validate.mutate(true)}>
              Validate online too
            </Button>
            <Button variant="quiet" disabled={busy} onClick={() => undo.mutate()}>
              Undo last batch
            </Button>
          </div>
          {report !== null && <ReportView report={report} />}
        </section>
      </div>
      <aside className="grid content-start gap-8">
        <section>
          <h2 className="font-semibold">Step by step</h2>
          <ol className="mt-2 list-decimal space-y-2 pl-5 text-sm">
            {STEPS.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className="font-semibold">Tips</h2>
          <ul className="mt-2 list-[square] space-y-2 pl-5 text-sm text-soft">
            {TIPS.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </aside>
    </div>
  );
}

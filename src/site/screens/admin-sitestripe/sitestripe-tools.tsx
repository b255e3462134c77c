import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { toast } from '../../ui/toast.ts';
import { Instructions } from './instructions.tsx';
import { type Report, ReportView } from './report-view.tsx';
import { useSiteStripeCalls } from './use-sitestripe-calls.ts';

/** The tools of /admin/sitestripe. One call runs at a time, and all buttons are disabled meanwhile. */
export function SiteStripeTools() {
  const [template, setTemplate] = useState<string | null>(null);
  const [asinData, setAsinData] = useState('');
  const [report, setReport] = useState<Report | null>(null);

  const { generate, process, dryRun, convert, validate, undo, busy } = useSiteStripeCalls({
    onTemplate: setTemplate,
    onProcessed: () => setAsinData(''),
    onReport: setReport,
  });
  const submit = (call: typeof process) => {
    if (asinData.trim() === '') {
      toast({ title: 'Error', description: 'Please enter ASIN data', variant: 'destructive' });
    } else {
      call.mutate(asinData);
    }
  };

  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <section className="label">
          <h2 className="headline text-xl">1. Template</h2>
          <div className="rule-mid my-3" />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" disabled={busy} onClick={() => generate.mutate()}>
              Generate ASIN Entry Template
            </Button>
            {template !== null && (
              <Button onClick={() => void copyText(template, { title: 'Copied' })}>Copy</Button>
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
            <Button disabled={busy || asinData === ''} onClick={() => submit(dryRun)}>
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
      <Instructions />
    </div>
  );
}

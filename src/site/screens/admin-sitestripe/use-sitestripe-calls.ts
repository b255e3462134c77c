import type { ProcessAsinsReport } from '#contract/sitestripe.ts';
import { operatorApi } from '../../admin/operator-api.ts';
import { useOperatorCall } from '../../admin/use-operator-call.ts';
import { countOf } from '../../product-card/amount.ts';
import type { Report } from './report-view.tsx';

const failedLines = (failed: readonly { productId: number; url: string; reason: string }[]) =>
  failed.map(({ productId, url, reason }) => ({
    key: `${productId} ${url}`,
    text: `${productId}: ${url}`,
    reason,
  }));

type ShowReport = (report: Report) => void;

const processReport = (done: ProcessAsinsReport, dryRun: boolean): Report => ({
  summary: `${dryRun ? 'Would be: ' : ''}${done.created} created, ${done.updated} updated, ${done.unchanged} unchanged, ${done.rejected.length} rejected`,
  lines: done.rejected.map(({ line, text, reason }) => ({
    key: String(line),
    text: `Line ${line}: ${text}`,
    reason,
  })),
});

const PROCESS_FAILED = 'Failed to process ASIN data';
/** The call itself succeeded, so this is no failure, but "affiliate links created" would not be true. */
const NOTHING_TAKEN = 'ASIN data processed, but no line could be used';

/** Returns whether any line was accepted. Otherwise no link was created. */
const tookLine = ({ created, updated, unchanged }: ProcessAsinsReport) =>
  created + updated + unchanged > 0;

/** Calls that create links from the completed template, for real and as a dry run. */
function useProcessCalls(onReport: ShowReport, onProcessed: () => void) {
  const process = useOperatorCall({
    run: (data: string) => operatorApi.processAsins(data, false),
    success: (done) =>
      tookLine(done)
        ? { title: 'Success', description: 'ASIN data processed and affiliate links created' }
        : { title: 'No links created', description: NOTHING_TAKEN },
    failure: PROCESS_FAILED,
    onSuccess: (done) => {
      onReport(processReport(done, false));
      if (tookLine(done)) onProcessed();
    },
  });
  const dryRun = useOperatorCall({
    run: (data: string) => operatorApi.processAsins(data, true),
    success: {
      title: 'Dry run',
      description: 'Nothing was written; the report says what would be',
    },
    failure: PROCESS_FAILED,
    onSuccess: (done) => onReport(processReport(done, true)),
  });
  return { process, dryRun };
}

/** Calls that change the stored links. */
function useLinkCalls(onReport: ShowReport) {
  const convert = useOperatorCall({
    run: operatorApi.convertLinks,
    success: {
      title: 'Success',
      description: 'Existing Amazon links converted to SiteStripe format',
    },
    failure: 'Failed to convert links',
    onSuccess: (done) =>
      onReport({
        summary: `${done.converted} converted, ${done.unchanged} already right, ${done.failed.length} could not be converted`,
        lines: failedLines(done.failed),
      }),
  });
  const validate = useOperatorCall({
    run: (online: boolean) => operatorApi.validateLinks(online),
    success: { title: 'Success', description: 'SiteStripe links validated successfully' },
    failure: 'Failed to validate links',
    onSuccess: (done) =>
      onReport({
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
      onReport({
        summary:
          batch === null
            ? 'There is nothing to undo'
            : `${countOf(batch.changes, 'link')} put back`,
        lines: [],
      }),
  });
  return { convert, validate, undo };
}

/**
 * The six calls of the page, each with its toasts and its report (specification section 8). One runs at a time; `busy`
 * is true meanwhile.
 */
export function useSiteStripeCalls(screen: {
  readonly onTemplate: (template: string) => void;
  readonly onProcessed: () => void;
  readonly onReport: ShowReport;
}) {
  const generate = useOperatorCall({
    run: operatorApi.template,
    success: {
      title: 'Template Generated',
      description: 'ASIN entry template has been created for products without Amazon links.',
    },
    failure: 'Failed to generate template',
    onSuccess: screen.onTemplate,
  });
  const calls = {
    generate,
    ...useProcessCalls(screen.onReport, screen.onProcessed),
    ...useLinkCalls(screen.onReport),
  };
  return { ...calls, busy: Object.values(calls).some(({ isPending }) => isPending) };
}

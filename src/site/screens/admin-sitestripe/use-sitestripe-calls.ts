import type { ProcessAsinsReport } from '#contract/sitestripe.ts';
import { operatorApi } from '../../admin/operator-api.ts';
import type { Report } from './report-view.tsx';
import { useOperatorCall } from './use-operator-call.ts';

const failedLines = (failed: readonly { productId: number; url: string; reason: string }[]) =>
  failed.map(({ productId, url, reason }) => ({
    key: String(productId),
    text: `${productId}: ${url}`,
    reason,
  }));

/**
 * The six calls of the page, each with its toasts and its report (specification section 8). One runs at a time: `busy` while any
 * does.
 */
export function useSiteStripeCalls(tell: {
  readonly onTemplate: (template: string) => void;
  readonly onProcessed: () => void;
  readonly onReport: (report: Report) => void;
}) {
  const generate = useOperatorCall({
    run: operatorApi.template,
    success: {
      title: 'Template Generated',
      description: 'ASIN entry template has been created for products without Amazon links.',
    },
    failure: 'Failed to generate template',
    onSuccess: tell.onTemplate,
  });
  const showReport = (done: ProcessAsinsReport, dryRun: boolean) =>
    tell.onReport({
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
      tell.onProcessed();
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
      tell.onReport({
        summary: `${done.converted} converted, ${done.unchanged} already right, ${done.failed.length} could not be converted`,
        lines: failedLines(done.failed),
      }),
  });
  const validate = useOperatorCall({
    run: (online: boolean) => operatorApi.validateLinks(online),
    success: { title: 'Success', description: 'SiteStripe links validated successfully' },
    failure: 'Failed to validate links',
    onSuccess: (done) =>
      tell.onReport({
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
      tell.onReport({
        summary: batch === null ? 'There is nothing to undo' : `${batch.changes} links put back`,
        lines: [],
      }),
  });
  const busy = [generate, process, rehearse, convert, validate, undo].some(
    ({ isPending }) => isPending,
  );
  return { generate, process, rehearse, convert, validate, undo, busy };
}

import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type Example, exampleOf, snippetsOf } from './examples.ts';
import type { Operation } from './operations.ts';
import { type Schema, schemaText } from './schema-text.ts';

/** One call, folded: in its line what it is for; inside a real request and answer, parameters, what it takes and gives. */
export function OperationEntry({ operation, origin }: { operation: Operation; origin: string }) {
  const { id, method, path, summary, operatorOnly, parameters, body, answers } = operation;
  const example = exampleOf(method, path);
  return (
    <details id={id} className="mt-0! border-b border-rule">
      <summary className="grid min-h-11 items-center gap-x-4 py-1.5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <h3 className="flex flex-wrap items-baseline gap-x-2">
          <span className="figure w-14 text-sm">{method}</span>
          <span className="text-sm font-bold wrap-anywhere">{path}</span>
        </h3>
        <span className="text-sm text-soft">
          {summary} {operatorOnly && <Chip tone="unknown">operator only</Chip>}
        </span>
      </summary>
      <div className="pb-5">
        {example !== null && <Real id={id} method={method} example={example} origin={origin} />}
        {parameters.length > 0 && (
          <dl className="py-2 text-sm">
            {parameters.map(({ name, in: place, required, description, schema }) => (
              <div key={`${place}-${name}`} className="flex flex-wrap gap-x-2">
                <dt>
                  <code>{name}</code>
                  <span className="sr-only">,</span>
                </dt>
                <dd className="text-soft">
                  {place}, {schema === undefined ? 'text' : schemaText(schema)}
                  {required === true && place !== 'path' ? ', required' : ''}
                  {description === undefined ? '' : `. ${description}`}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {operatorOnly && (
          <p className="py-2 text-sm">
            What it takes and gives stands in the <a href="/api/openapi.json">document</a>.
          </p>
        )}
        {!operatorOnly && body !== null && <Typed title="Takes" schema={body} of={id} />}
        {(operatorOnly ? [] : answers).map(({ status, schema }) =>
          schema === null ? (
            <p key={status} className="py-2 text-sm">
              Answers {status} without a body.
            </p>
          ) : (
            <Typed key={status} title={`Answers ${status}`} schema={schema} of={id} />
          ),
        )}
      </div>
    </details>
  );
}

/** A real request in three languages, its answer, and for reads a link that runs it. */
function Real({
  id,
  method,
  example,
  origin,
}: {
  id: string;
  method: string;
  example: Example;
  origin: string;
}) {
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <div className="min-w-0">
        {snippetsOf(example, origin).map(({ language, code }, place) => (
          <details key={language} name={`request-${id}`} open={place === 0}>
            <summary className="flex min-h-9 items-center text-sm font-semibold">
              {language}
            </summary>
            <Code label={`${language}, ${id}`} code={code} />
          </details>
        ))}
        {method === 'GET' && (
          <p className="mt-2">
            <a
              href={example.path}
              target="_blank"
              rel="noopener"
              className="tap-small font-semibold"
            >
              Run it<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        )}
      </div>
      <div className="min-w-0">
        <p className="flex min-h-9 items-center text-sm font-semibold">Its answer</p>
        <Code label={`Answer, ${id}`} code={JSON.stringify(example.answer, null, 1)} />
      </div>
    </div>
  );
}

function Code({ label, code }: { label: string; code: string }) {
  return (
    <ScrollRegion label={label} className="max-h-96 overflow-auto bg-well p-2 text-xs">
      <pre>{code}</pre>
    </ScrollRegion>
  );
}

function Typed({ title, schema, of }: { title: string; schema: Schema; of: string }) {
  const text = schemaText(schema);
  const name = /^[A-Z]\w*/.exec(text)?.[0];
  return (
    <div className="py-2 text-sm">
      <p className="text-soft">{title}</p>
      {name !== undefined && !text.includes('\n') ? (
        <p>
          <a href={`#type-${name}`}>{text}</a>
        </p>
      ) : (
        <Code label={`${title}, ${of}`} code={text} />
      )}
    </div>
  );
}

import { FITNESS_GOALS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import type { Load, Loaded } from './http-load.ts';
import { processorSeconds, runLoad, type ServerProcess } from './http-process.ts';
import { median } from '../tests/support/median.ts';

/** One kind of measured request to one server. */
export interface Scenario {
  readonly name: string;
  readonly server: ServerProcess;
  readonly load: Pick<Load, 'method' | 'paths' | 'bodies' | 'headers'>;
}

/** The result of a scenario over all rounds. */
export interface Figures {
  readonly name: string;
  /** Requests per second of the server's CPU time: what one core can do, regardless of other load. */
  readonly perCoreSecond: number;
  /** Requests per second of elapsed time. */
  readonly perSecond: number;
  /** CPU time per request, in microseconds. */
  readonly microseconds: number;
  /** Milliseconds, the median of the rounds. */
  readonly p99: number;
  readonly bytes: number;
  readonly requests: number;
  readonly failed: number;
}

/** Runs all scenarios in rotation, `rounds` times, so that other load on the machine affects all of them alike. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  asked: { rounds: number; seconds: number; connections: number; least: number },
): Promise<readonly Figures[]> {
  const { rounds, seconds, connections, least } = asked;
  const runs = scenarios.map((): (Loaded & { readonly cpu: number })[] => []);
  let from = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const [place, { server, load }] of scenarios.entries()) {
      const warming = round === 0;
      const before = processorSeconds(server.pid);
      const { port } = server;
      const loaded = await runLoad({ ...load, port, seconds, least, connections, from });
      from += loaded.requests + connections;
      const cpu = processorSeconds(server.pid) - before;
      if (!warming) runs[place]?.push({ ...loaded, cpu });
    }
  }
  return scenarios.map(({ name }, place) => {
    const own = runs[place] ?? [];
    const perCoreSecond = median(own.map(({ requests, cpu }) => requests / cpu));
    return {
      name,
      perCoreSecond,
      perSecond: median(own.map(({ requests, seconds: took }) => requests / took)),
      microseconds: 1e6 / perCoreSecond,
      p99: median(own.map(({ p99 }) => p99)),
      bytes: own.reduce((sum, each) => sum + each.bytes, 0),
      requests: own.reduce((sum, each) => sum + each.requests, 0),
      failed: own.reduce((sum, each) => sum + each.failed, 0),
    };
  });
}

const AVOIDED = ['sucralose', 'milk', 'soy', 'acesulfame K', 'gums', 'artificial sweeteners'];
const FLAGS = ['isVegan', 'isGlutenFree', 'isSugarFree', 'isLowCarb', 'isLactoseFree'];

/** Distinct searches as shoppers make them: twelve products each, many of them near matches. */
export function searchBodies(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) =>
    JSON.stringify({
      showAll: true,
      limit: 12,
      offset: 0,
      proteinTypes: [PROTEIN_TYPES[place % PROTEIN_TYPES.length]],
      fitnessGoals: [FITNESS_GOALS[(place >> 3) % FITNESS_GOALS.length]],
      ...(place % 3 === 0 ? { avoidIngredients: [AVOIDED[(place >> 2) % AVOIDED.length]] } : {}),
      ...(place % 4 === 1 ? { [FLAGS[(place >> 4) % FLAGS.length] ?? 'isVegan']: true } : {}),
      brandIds: [1 + (place % 211)],
    }),
  );
}

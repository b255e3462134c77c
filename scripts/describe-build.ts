import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from './files-under.ts';

const sha256 = (file: string) => hash('sha256', readFileSync(file));

/** The output of a program. Null if it cannot be run (a build outside of git, or without npm on the path). */
function outputOf(root: string, command: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Describes what a build was made from: `dist/sbom.cdx.json` (CycloneDX, the runtime packages of the lock file, written
 * by npm) and `dist/provenance.json` (an in-toto statement with SLSA provenance v1: the files' hashes, the commit, the
 * lock file and the builder's Node version). The statement is not signed; whoever publishes a build signs it with their
 * own key.
 */
export function describeBuild(root: string, dist: string, startedOn: Date): void {
  const bill = outputOf(
    root,
    'npm',
    'sbom',
    '--omit=dev',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
  );
  if (bill === null)
    process.stderr.write('No bill of materials with this build: npm is not on the path.\n');
  else writeFileSync(join(dist, 'sbom.cdx.json'), `${bill}\n`);

  const commit = outputOf(root, 'git', 'rev-parse', 'HEAD');
  const changed = outputOf(root, 'git', 'status', '--porcelain', '--untracked-files=no');
  const built = ['client', 'server'].flatMap((half) => filesUnder(join(dist, half)));
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: built.map((file) => ({
      name: relative(dist, file),
      digest: { sha256: sha256(file) },
    })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'npm run build',
        externalParameters: { commit, uncommittedChanges: changed !== null && changed !== '' },
        resolvedDependencies: [
          { uri: 'package-lock.json', digest: { sha256: sha256(join(root, 'package-lock.json')) } },
        ],
      },
      runDetails: {
        builder: { id: 'local', version: { node: process.version } },
        metadata: { startedOn: startedOn.toISOString(), finishedOn: new Date().toISOString() },
      },
    },
  };
  writeFileSync(join(dist, 'provenance.json'), `${JSON.stringify(statement, null, 1)}\n`);
}

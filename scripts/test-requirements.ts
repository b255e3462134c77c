import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/** A system dependency of the tests, with its Debian package. */
interface Requirement {
  readonly name: string;
  readonly debianPackage: string;
  /** Returns its absolute path. Null if it does not exist on this machine. */
  find(): string | null;
  /** Finds a substitute for when it is missing and cannot be installed. */
  findInstead?(): string | null;
}

function findPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return (
    versions.map((v) => join(root, v, 'bin')).find((d) => existsSync(join(d, 'initdb'))) ?? null
  );
}

const REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'Chromium (headless shell)',
    debianPackage: 'chromium-headless-shell',
    find: findHeadlessShell,
    findInstead: findChromium,
  },
  { name: 'PostgreSQL server', debianPackage: 'postgresql', find: findPostgres },
];

function install(requirement: Requirement): void {
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', requirement.debianPackage);
}

/**
 * Finds the system dependencies of the tests, installs missing ones from Debian (as root), and prints what it does.
 * Returns the names of those that are still missing; the tests then fail instead of skipping.
 */
export function provideRequirements(say: (line: string) => void): readonly string[] {
  const missing: string[] = [];
  for (const requirement of REQUIREMENTS) {
    const found = requirement.find();
    if (found !== null) {
      say(`${requirement.name}: found at ${found}`);
      continue;
    }
    try {
      say(
        `${requirement.name}: not found, installing the Debian package ${requirement.debianPackage} …`,
      );
      install(requirement);
    } catch (error) {
      say(
        `${requirement.name}: apt-get failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    const own = requirement.find();
    const path = own ?? requirement.findInstead?.() ?? null;
    if (path === null) {
      say(
        `${requirement.name}: MISSING. Install the package "${requirement.debianPackage}" and run again.`,
      );
      missing.push(requirement.name);
    } else {
      say(
        `${requirement.name}: ${own === null ? 'instead of it, slower,' : 'installed,'} at ${path}`,
      );
    }
  }
  return missing;
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/** Something of the system that the tests need, how to find it and which Debian package brings it. */
interface Requirement {
  readonly name: string;
  readonly debianPackage: string;
  /** An absolute path, or null if it does not exist on this machine. */
  find(): string | null;
  /** What does as well where that is not there and cannot be installed. */
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
 * Finds what the tests need of the system, installs from Debian what is missing (as root), and says
 * each time what it did. Returns the names of what could not be had: the tests then fail, never skip.
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

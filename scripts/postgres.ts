import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { canInstallPackages, installPackage } from "./apt.ts";

const PROGRAMS = ["initdb", "postgres"];

/** Debian installs the server's programs outside PATH, each version in a folder of its own. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";

export const POSTGRES_INSTALL_HINT =
  "Install PostgreSQL (Debian and Ubuntu: `apt-get install postgresql`), or put the folder of " +
  "its `initdb` and `postgres` into PATH.";

/**
 * The folder with the programs of a PostgreSQL server: one of PATH, or Debian's newest version.
 * Null when there is none.
 */
export function findPostgres(): string | null {
  const inPath = (process.env.PATH ?? "").split(path.delimiter);
  const folders = [...inPath, ...listDebianFolders()];
  return folders.find((folder) => folder && hasPrograms(folder)) ?? null;
}

function hasPrograms(folder: string) {
  return PROGRAMS.every((program) => existsSync(path.join(folder, program)));
}

function listDebianFolders() {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, "bin"));
}

/**
 * Installs PostgreSQL where it is missing, as root on Debian. Without it, the database tests run on
 * the embedded Postgres only, and warn about it.
 */
export function ensurePostgres(): void {
  if (findPostgres() || !canInstallPackages()) return;
  console.log("No PostgreSQL server found; installing Debian's package ...");
  try {
    installPackage("postgresql");
  } catch {
    console.warn(`PostgreSQL could not be installed. ${POSTGRES_INSTALL_HINT}`);
  }
}

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { canInstallPackages, installPackage } from "./apt.mjs";

const PROGRAMS = ["initdb", "postgres"];

/** Debian keeps the server's programs out of PATH, each version in a folder of its own. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";

export const HOW_TO_GET_POSTGRES =
  "Install PostgreSQL (Debian and Ubuntu: `apt-get install postgresql`), or put the folder of " +
  "its `initdb` and `postgres` into PATH.";

/**
 * The folder with the programs of a PostgreSQL server, the newest of several. Null when there is
 * none.
 * @returns {string | null}
 */
export function findPostgres() {
  const inPath = (process.env.PATH ?? "").split(path.delimiter);
  const folders = [...inPath, ...listDebianFolders()];
  return folders.find((folder) => folder && hasPrograms(folder)) ?? null;
}

/** @param {string} folder */
function hasPrograms(folder) {
  return PROGRAMS.every((program) => existsSync(path.join(folder, program)));
}

function listDebianFolders() {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, "bin"));
}

/**
 * Finds a PostgreSQL server or, as root on Debian, installs its package. Without one the tests
 * run on the embedded Postgres alone and say so.
 */
export function ensurePostgres() {
  if (findPostgres() || !canInstallPackages()) return;
  console.log("No PostgreSQL server found; installing Debian's package ...");
  try {
    installPackage("postgresql");
  } catch {
    console.warn(`PostgreSQL could not be installed. ${HOW_TO_GET_POSTGRES}`);
  }
}

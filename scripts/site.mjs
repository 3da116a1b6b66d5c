// The entry of the first commands that a new user runs, the only script in JavaScript, and in an old
// one: without its packages, or with an outdated Node.js, it prints a message that helps.

// Must equal "engines" in package.json.
var version = /^(\d+)\.(\d+)/.exec(process.versions.node) || [];
var major = Number(version[1]);
var minor = Number(version[2]);
var isSupported = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

if (!isSupported) {
  fail(
    "Node 20.19 or newer, 22.12 or newer, or 24 and up is needed. This is Node " +
      process.versions.node +
      ".",
  );
} else {
  import("tsx/esm/api")
    .then(function (tsx) {
      tsx.register();
      return import("./site/run.ts");
    })
    .then(
      function (site) {
        return site.run(process.argv[2]);
      },
      function (error) {
        if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
        fail("\nThe packages are not installed yet. Run `npm ci` first.\n");
      },
    );
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

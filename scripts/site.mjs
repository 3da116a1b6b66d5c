// The entry of the first commands that a new user runs. It keeps to old JavaScript syntax, so that
// an outdated Node.js prints the message below instead of a syntax error.

// Must equal "engines" in package.json.
var version = process.versions.node.split(".").map(Number);
var isSupported =
  version[0] >= 24 ||
  (version[0] === 22 && version[1] >= 12) ||
  (version[0] === 20 && version[1] >= 19);

if (isSupported) {
  void import("./site/run.mjs").then(function (site) {
    return site.run(process.argv[2]);
  });
} else {
  console.error(
    "Node 20.19 or newer, 22.12 or newer, or 24 and up is needed. This is Node " +
      process.versions.node +
      ".",
  );
  process.exitCode = 1;
}

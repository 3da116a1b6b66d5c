// The way into every npm script that a newcomer runs first. This file keeps to what very old
// versions of Node understand, so that they get a sentence instead of a syntax error.

// The same as "engines" in package.json.
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

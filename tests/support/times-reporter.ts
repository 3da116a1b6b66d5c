import type { Reporter, TestModule } from "vitest/node";
import { FileTimes } from "./slowest-files";

/** Writes the slowest test files of each project, including the time of their imports and setup. */
export default class TimesReporter implements Reporter {
  readonly #projects = new Map<string, FileTimes>();

  onTestModuleEnd(module: TestModule) {
    const { name } = module.project;
    const times = this.#projects.get(name) ?? new FileTimes();
    const { setupDuration, collectDuration, duration } = module.diagnostic();
    times.add(module.moduleId, setupDuration + collectDuration + duration);
    this.#projects.set(name, times);
  }

  onTestRunEnd() {
    for (const [project, times] of this.#projects) times.writeSlowest(project);
  }
}

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { type StaticFile, scriptFile } from "#platform/http/static-files.ts";
import { type AppFile, driverApp } from "./pages/driver-app-files.ts";
import { filesOfShell, readManifest } from "./pages/page-assets.ts";

/** What lies beside the built files under a name of its own. */
const named = ["/theme.js", "/favicon.svg", "/icon-192.png"];

/** The script that keeps the driver's app on a phone, with the list of files that this build of it has. */
export function driverWorker(clientFolder: string): readonly [string, StaticFile] {
  const built = filesOfShell(readManifest(clientFolder), "driver");
  const contentOf = (file: string) => fs.readFileSync(path.join(clientFolder, file));
  const script = contentOf(driverApp.worker).toString();
  // The page names the built files and says nothing of anyone, so it is as new as they are.
  const version = createHash("sha256").update(built.join("\n")).digest("hex").slice(0, 16);
  const files: AppFile[] = [
    { url: driverApp.page, revision: version },
    ...built.map((url) => ({ url, revision: null })),
    ...named.map((url) => ({ url, revision: createHash("sha256").update(contentOf(url)).digest("hex").slice(0, 16) })),
  ];
  return [driverApp.worker, scriptFile(`self.appFiles = ${JSON.stringify(files)};\n${script}`)];
}

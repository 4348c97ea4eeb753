import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { ReadDb } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { findCompany } from "#db/read-company.ts";
import { logoAddress } from "#domain/company/brand.ts";
import { type StaticFile, scriptFile } from "#platform/http/static-files.ts";
import { type AppFile, driverApp } from "./driver-app-files.ts";
import { filesOfShell, readManifest } from "./page-assets.ts";

/** Files beside the built ones under fixed names. */
const named = ["/theme.js", "/favicon.svg", "/icon-192.png"];

const digest = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * The driver app’s service worker, with this build’s list of files. A company that is renamed or gets other colours or
 * another logo has another page and other icons, so phones fetch them again.
 */
export function driverWorker(clientFolder: string, db: ReadDb): readonly [string, StaticFile] {
  const built = filesOfShell(readManifest(clientFolder), "driver");
  const contentOf = (file: string) => fs.readFileSync(path.join(clientFolder, file));
  const script = contentOf(driverApp.worker).toString();
  const drawn = named.map((url) => ({ url, revision: digest(contentOf(url)) }));
  const fileFor = (files: readonly AppFile[]) => scriptFile(`self.appFiles = ${JSON.stringify(files)};\n${script}`);
  let latest = { revision: "", file: fileFor([]) };
  return [
    driverApp.worker,
    {
      type: latest.file.type,
      async content() {
        const [company, brand] = await Promise.all([findCompany(db), findBrand(db)]);
        // The page names the built files and the company, and no person.
        const revision = digest(JSON.stringify([built, company, brand]));
        if (latest.revision !== revision)
          latest = {
            revision,
            file: fileFor([
              { url: driverApp.page, revision },
              ...built.map((url) => ({ url, revision: null })),
              // The logo is served in the place of our icons.
              ...drawn.map((file) => ({ ...file, revision: `${file.revision}${brand.logo}` })),
              ...(brand.logo ? [{ url: logoAddress(brand.logo, "mark"), revision: null }] : []),
            ]),
          };
        return latest.file.content();
      },
    },
  ];
}

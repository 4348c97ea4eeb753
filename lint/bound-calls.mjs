/**
 * Every call that a contract declares, and the file that answers it. src/api.ts binds them by name, which the compiler
 * can't see; so what it would have checked is written out for it, one statement a call.
 */

const kebab = (/** @type {string} */ key) => key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** @param {readonly SourceFile[]} files */
export const declaredCalls = (files) =>
  files
    .filter(({ path }) => /^src\/features\/.*contract\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+) = contract\(\{\n(.*?)^\}\);$/gms)].flatMap(
        ([, contract = "", calls = ""]) =>
          [...calls.matchAll(/^ {2}(\w+): call\(/gm)].map(([, key = ""]) => callOf(path, contract, key)),
      ),
    );

/** @returns {DeclaredCall} */
function callOf(/** @type {string} */ path, /** @type {string} */ contract, /** @type {string} */ key) {
  const name = kebab(key);
  return { path, contract, key, name, home: path.replace(/[^/]*$/, `server/${name}.ts`) };
}

/** As a file of .cache/, for the compiler. @param {readonly DeclaredCall[]} calls */
export const boundCalls = (calls) =>
  [
    "// Written by lint/write-bound-calls.mjs from the contracts; where it names a file that is gone, write it again.",
    'import type { UseCase } from "../src/platform/bind.ts";',
    ...calls.map(
      ({ path, contract, key, name, home }) => `
declare const ${key}: { "${name}": typeof import("../${home}").${key} };
${key} satisfies { "${name}": UseCase<typeof import("../${path}").${contract}.${key}> };`,
    ),
    "",
  ].join("\n");

/** @typedef {{ path: string, text: string }} SourceFile */
/** @typedef {{ path: string, contract: string, key: string, name: string, home: string }} DeclaredCall */

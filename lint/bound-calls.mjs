/**
 * Contract key = function = file: a contract's `waiveFee` is the function waiveFee in server/waive-fee.ts
 * next to it. From that come the table that src/api.ts imports, and the compiler's checks of it.
 */

const kebab = (/** @type {string} */ key) => key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const contractFile = /^src\/features\/.*contract\.ts$/;

/**
 * Every call that a contract declares, and the file that answers it.
 * @param {readonly SourceFile[]} files
 */
export const declaredCalls = (files) =>
  files
    .filter(({ path }) => contractFile.test(path))
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

/**
 * Why a call is not bound, as sentences.
 * @param {readonly SourceFile[]} files
 */
export const unboundCalls = (files) => {
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  const calls = declaredCalls(files);
  return [
    ...calls.flatMap((call) => callProblem(call, textOf)),
    ...calls.flatMap(({ key, path }, at) => {
      const earlier = calls.slice(0, at).find((other) => other.key === key);
      return earlier ? [`${path}: the call ${key} is declared in ${earlier.path} too`] : [];
    }),
    ...files.filter(({ path }) => contractFile.test(path)).flatMap((file) => unreadCalls(file, calls)),
  ];
};

/** @param {DeclaredCall} call @param {ReadonlyMap<string, string>} textOf */
function callProblem({ path, key, name, home }, textOf) {
  const text = textOf.get(home);
  const folder = home.replace(/[^/]*$/, "");
  if (text === undefined) return [`${path}: the call ${key} needs ${home}; there is no ${name}.ts in ${folder}`];
  const isExported = new RegExp(`^export (?:async )?(?:function|const) ${key}\\b`, "m").test(text);
  return isExported ? [] : [`${path}: the call ${key} needs a function ${key} in ${home}, which exports none`];
}

/** A call written in another way than all others would be left out. @param {SourceFile} file @param {readonly DeclaredCall[]} calls */
function unreadCalls({ path, text }, calls) {
  const written = text.match(/\bcall\(/g)?.length ?? 0;
  const read = calls.filter((call) => call.path === path).length;
  return written === read ? [] : [`${path}: ${written} calls are written and ${read} are read as \`  key: call({\``];
}

/** The table that src/api.ts imports, each use case by its name, so that nothing else is loaded. @param {readonly DeclaredCall[]} calls */
export const callTable = (calls) => {
  const contracts = [
    ...new Map(calls.map(({ path, contract }) => [`${contract} ${path}`, { path, contract }])).values(),
  ];
  return [
    ...contracts.map(({ path, contract }, at) => `import { ${contract} as contract${at} } from "/${path}";`),
    ...calls.map(({ key, home }) => `import { ${key} } from "/${home}";`),
    "export const boundCalls = [",
    ...calls.map(({ path, contract, key }) => {
      const at = contracts.findIndex((one) => one.path === path && one.contract === contract);
      return `  { call: contract${at}.${key}, run: ${key} },`;
    }),
    "];",
  ].join("\n");
};

/** The same for the compiler: what each use case is, and what its contract asks of it. @param {readonly DeclaredCall[]} calls */
export const callTypes = (calls) =>
  [
    "// Written by lint/write-call-types.mjs from the contracts; where it names a file that is gone, write it again.",
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

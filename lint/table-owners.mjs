/**
 * Read anywhere, write only your own tables: the import rules cover drizzle's tables, this rule covers raw
 * SQL.
 */

const schemaFile = /^src\/db\/schema\/([a-z-]+)\.ts$/;
const table = /\bpgTable\(\s*"(\w+)"/g;

/**
 * Each table and the feature (or `platform`) whose schema file has it.
 * @param {readonly SourceFile[]} files
 */
export function tableOwners(files) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const { path, text } of files) {
    const [, owner] = schemaFile.exec(path) ?? [];
    if (owner) for (const [, name = ""] of text.matchAll(table)) owners.set(name, owner);
  }
  return owners;
}

/** Tests, builders, the demo and the migrations may write any table, as in the import rules. */
const mayWriteAll = /\.(test|bench)\.tsx?$|^src\/(testing|db\/seed|db\/migrations)\//;
const name = '(?:only\\s+)?(?:"?public"?\\.)?"?(\\w+)"?';
const writes = new RegExp(
  [
    `\\b(?:insert|merge)\\s+into\\s+${name}`,
    `\\bdelete\\s+from\\s+${name}`,
    // “Update messages” may be a button: only with SET it is SQL.
    `\\bupdate\\s+${name}(?:\\s+(?:as\\s+)?(?!set\\b)\\w+)?\\s+set\\b`,
    `\\btruncate\\s+table\\s+${name}`,
  ].join("|"),
  "gi",
);

/** @param {readonly SourceFile[]} files */
export function foreignWrites(files) {
  const owners = tableOwners(files);
  return files
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !mayWriteAll.test(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(writes)].flatMap(({ index, ...found }) => {
        const written = Object.values(found).slice(1).find(Boolean) ?? "";
        const owner = owners.get(written.toLowerCase());
        if (!owner || path.startsWith(homeOf(owner))) return [];
        const line = text.slice(0, index).split("\n").length;
        return [
          `${path}:${line}: writes ${written}, which belongs to ${homeOf(owner)}; emit an event, or be handed a function of its owner`,
        ];
      }),
    );
}

const homeOf = (/** @type {string} */ owner) => (owner === "platform" ? "src/platform/" : `src/features/${owner}/`);

/** The same text with comments blanked out, so that line numbers stay. */
const withoutComments = (/** @type {string} */ text) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "));

/** @typedef {{ path: string, text: string }} SourceFile */

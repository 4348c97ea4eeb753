/**
 * The law of imports: read anywhere, write only your own tables, tell the rest by event.
 * Each rule's comment says what to do instead; lint/law.test.ts shows that every rule fires.
 */
/** A large feature is divided by topic: features/quotes/builder/{contract.ts,server/,ui/}. */
const topic = "(?:|(?!server/|ui/|words/)[a-z-]+/)";
const feature = "^src/features/([^/]+)/";
const anyFeature = `^src/features/[^/]+/${topic}`;
/** The folders of a feature's shared part; every other folder in it is a topic. */
const shared = "(?:server|ui|words)/";
const topicFolder = `(?!${shared})[a-z-]+`;
/** A feature may have several: details-contract.ts. */
const contracts = `${anyFeature}[a-z-]*(contract|policy)\\.ts$`;
const words = "^src/features/content/words/";
/** The shapes of pages, as types: a contract may promise them. */
const pageShapes = "^src/features/content/words/page-shapes\\.ts$";
const browserPlatform = "^src/platform/(browser/|(calendar-file|contract|page-store|route-table)\\.ts$)";

/** Tests and benchmarks may set up whatever they need. */
const tests = "\\.(test|bench)\\.tsx?$";
const seed = "^src/db/seed/";
const junk = "(index|utils?|helpers?|common|misc|types|constants)";

const layers = [
  {
    name: "domain-is-pure",
    comment: "A rule takes plain values and returns one. Let the use case fetch what the rule needs and hand it in.",
    from: { path: "^src/domain/", pathNot: tests },
    to: { pathNot: "^src/domain/" },
  },
  {
    name: "design-knows-no-business",
    comment:
      "Design could ship in another product. Take the text, value or callback as a prop, or move it to a feature's ui/.",
    from: { path: "^src/design/", pathNot: tests },
    to: {
      path: "^src/",
      pathNot: ["^src/design/", "^src/domain/(money/money|time/local-time|record-facts)\\.ts$", browserPlatform],
    },
  },
  {
    name: "platform-knows-no-business",
    comment: "Platform speaks to the outside world for anyone. Let src/app/ hand the feature's function in.",
    from: { path: "^src/platform/", pathNot: tests },
    to: {
      path: "^src/",
      pathNot: [
        "^src/(platform|domain)/",
        "^src/db/(connect|error-code|held-connection|unavailable|migrate|prepared-once|read-brand|subquery|suppression-views|schema/platform|backup/[a-z-]+)\\.ts$",
      ],
    },
  },
  {
    name: "db-holds-tables-only",
    comment:
      "Tables know no features and no settings. Put the query in the feature's store.ts, pass settings as arguments.",
    from: { path: "^src/db/", pathNot: [seed, tests] },
    to: { path: "^src/", pathNot: "^src/(db|domain)/" },
  },
  {
    name: "nobody-imports-shells",
    comment: "A shell frames; nothing below may know it. Move the shared piece down to design/ or to a feature's ui/.",
    from: { path: "^src/(domain|design|platform|db|features)/", pathNot: tests },
    to: { path: "^src/shells/" },
  },
  {
    name: "nobody-imports-the-root",
    comment:
      "The tables at the top of src/ and src/app compose everything. Only the route table may be read from below.",
    from: { path: "^src/(features|shells)/", pathNot: tests },
    to: { path: ["^src/[^/]+$", "^src/app/"], pathNot: "^src/routes\\.ts$" },
  },
  {
    name: "sandbox-is-outside",
    comment:
      "The sandbox plays somebody else's service. Speak to it as to the real one, over HTTP; only src/app/ and the tables at the top of src/ set it up.",
    from: { path: "^src/(domain|design|platform|db|features|shells)/", pathNot: tests },
    to: { path: "^src/sandbox/" },
  },
  {
    name: "tracing-is-loaded-late",
    comment:
      "Where no traces are made nothing of OpenTelemetry is loaded. Use the functions of src/platform/tracing/tracing.ts.",
    from: { path: "^src/", pathNot: [tests, "^src/platform/tracing/(start-tracing|open-spans|trace-[a-z-]+)\\.ts$"] },
    to: { path: ["@opentelemetry/", "^src/platform/tracing/(?!tracing\\.ts|tracer\\.ts)"], dynamic: false },
  },
  {
    name: "sandbox-knows-no-features",
    comment:
      "A stand-in that reads our code agrees with our mistakes. It may use domain/, platform/ and the database's own connection, and nothing of a feature.",
    from: { path: "^src/sandbox/", pathNot: tests },
    to: { path: ["^src/(features|shells|design|app)/", "^src/[^/]+$"] },
  },
  {
    name: "routes-are-plain-data",
    comment:
      "Browser, server, sitemap and tests all read this table. Name a page by its file name; import no page and no code.",
    from: { path: "^src/routes\\.ts$" },
    to: { pathNot: ["^src/platform/(route-table\\.ts|browser/link\\.tsx)$", "^src/not-built-yet\\.ts$"] },
  },
];

const features = [
  {
    name: "contract-is-shared",
    comment:
      "Both sides load this file: domain, zod, other contracts and what platform has for contracts only. Logic belongs in server/ or ui/.",
    from: { path: contracts },
    to: {
      pathNot: [
        "^src/domain/",
        contracts,
        "^src/platform/(contract|wire|fact-fields|import-fields|page-key)\\.ts$",
        pageShapes,
        "node_modules/zod/",
      ],
    },
  },
  {
    name: "ui-never-reaches-server",
    comment: "A screen asks by a call of the contract (platform/browser/), never by importing server code or tables.",
    from: { path: `${anyFeature}ui/`, pathNot: tests },
    to: { path: [`${anyFeature}server/`, "^src/db/"] },
  },
  {
    name: "browser-sees-its-side-of-platform",
    comment:
      "What the browser loads may use platform/browser/, calendar-file.ts, contract.ts, page-store.ts and route-table.ts; the rest needs Node.",
    from: { path: [`${anyFeature}ui/`, "^src/shells/", "^src/design/", browserPlatform], pathNot: tests },
    to: { path: ["^src/platform/", "^src/db/"], pathNot: browserPlatform },
  },
  {
    name: "server-never-reaches-ui",
    comment:
      "A use case answers with data. Words for the screen are in ui/messages.ts; a mail is built in server/emails/.",
    from: { path: `${anyFeature}server/`, pathNot: tests },
    to: { path: [`${anyFeature}ui/`, "^src/design/", "^src/shells/"] },
  },
  {
    name: "features-meet-by-contract",
    comment:
      "Call the other feature's contract, join its table in views.ts, or emit an event and wire src/reactions.ts.",
    from: { path: feature, pathNot: tests },
    to: { path: anyFeature, pathNot: ["^src/features/$1/", contracts, words] },
  },
  {
    name: "topics-meet-by-contract",
    comment:
      "A topic uses another topic's contract only. Move the step that both need to the feature's server/ or ui/; topics that need each other all the time are one topic.",
    from: { path: `${feature}(${topicFolder})/`, pathNot: tests },
    to: { path: `^src/features/$1/${topicFolder}/`, pathNot: [`^src/features/$1/$2/`, "contract\\.ts$"] },
  },
  {
    name: "shared-part-knows-no-topic",
    comment:
      "What all topics use cannot need one of them. A screen that gathers topics is a shell's, a list of their functions is src/app/'s.",
    from: { path: `${feature}(?:${shared}|[^/]+$)`, pathNot: tests },
    to: { path: `^src/features/$1/${topicFolder}/` },
  },
  {
    name: "words-are-for-showing",
    comment:
      "Site texts are for screens, shells, content and chat. A number or name the business acts on is in domain/catalogue.ts.",
    from: {
      path: "^src/[^/]+/",
      pathNot: [`${anyFeature}ui/`, "^src/features/(content|chat/server)/", "^src/(shells|testing)/", seed, tests],
    },
    to: { path: words },
  },
  {
    name: "sql-lives-in-store-and-views",
    comment:
      "Write the query as a named function in server/store.ts (own tables) or server/views.ts (read only) and call that. A large feature has several: session-store.ts.",
    from: { path: anyFeature, pathNot: ["/server/[a-z-]*(store|views)\\.ts$", tests] },
    to: { path: ["^src/db/", "node_modules/(drizzle-orm|pg)/"] },
  },
  {
    name: "one-writer-per-table",
    comment: "A table is written by its own feature. Read the other's in views.ts; to change it, emit an event.",
    from: { path: `${feature}${topic}server/[a-z-]*store\\.ts$` },
    to: { path: "^src/db/schema/", pathNot: "^src/db/schema/$1\\.ts$" },
  },
  {
    name: "shells-compose-only",
    comment:
      "A page reads by contract through the page store (#platform/page-store.ts) or a call, and composes features' ui.",
    from: { path: "^src/shells/", pathNot: tests },
    to: { path: [`${anyFeature}server/`, "^src/db/"] },
  },
];

const housekeeping = [
  {
    name: "testing-stays-in-tests",
    comment:
      "Builders make demo and test data. If the product needs the function, it has a home in domain/ or in a feature.",
    from: { path: "^src/", pathNot: [tests, "^src/testing/", seed] },
    to: { path: "^src/testing/" },
  },
  {
    name: "no-junk-drawers",
    comment: "Name the file for the one thing it exports; if it exports several, they are several files.",
    from: {},
    to: { path: [`^src/${junk}[./]`, `^src/.*/${junk}[./]`] },
  },
  {
    name: "no-cycles",
    comment: "Two files that need each other are one file, or hide a third that both need.",
    from: {},
    to: { circular: true },
  },
  {
    name: "every-import-resolves",
    comment:
      "The law cannot judge what it cannot find. Spell the path with its ending: #domain/money/money.ts, ./store.ts.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^virtual:" },
  },
];

module.exports = {
  forbidden: [...layers, ...features, ...housekeeping].map((rule) => ({ ...rule, severity: "error" })),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|data|\\.cache)/" },
    // An import of a type binds two files as firmly as an import of a value.
    tsPreCompilationDeps: true,
    // Who imports each file, which no rule asks, takes a quarter of the time, and more with every file.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};

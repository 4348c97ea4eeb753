const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join("\n");

const longFunction = (body: number) =>
  `export function drive(log: (at: number) => void) {\n${lines(body, (at) => `  log(${at});`)}\n}\n`;
const longFile = lines(301, (at) => `export const stop${at} = ${at};`);
const readsEnvironment = "export const port = process.env.PORT;\n";
const exportsDefault = "export default function Page() {\n  return null;\n}\n";
const tellsTheTime = "export const now = Date.now();\n";
const writesAnAmount = "export const price = (rand: number) => rand.toFixed(2);\n";

/**
 * The rule that must fire, the file that breaks it, and its text. Our own plugins' rules are identified by a
 * word in their message.
 */
export const offences: readonly (readonly [rule: string, file: string, text: string])[] = [
  ["lint/style/useFilenamingConvention", "src/domain/tripFare.ts", "export const fare = 1;\n"],
  ["lint/style/useFilenamingConvention", "src/features/booking/ui/BookingCard.tsx", "export const card = 1;\n"],
  ["lint/style/noDefaultExport", "src/features/booking/ui/trip-card.tsx", exportsDefault],
  ["lint/performance/noBarrelFile", "src/design/everything.ts", 'export { cx } from "./class-names.ts";\n'],
  ["lint/performance/noReExportAll", "src/design/all.ts", 'export * from "./class-names.ts";\n'],
  ["lint/style/noProcessEnv", "src/platform/mailer.ts", readsEnvironment],
  ["lint/suspicious/noExplicitAny", "src/domain/loose.ts", "export const open = (it: any) => it;\n"],
  ["lint/style/noNonNullAssertion", "src/domain/sure.ts", "export const first = (all: string[]) => all[0]!;\n"],
  [
    "lint/style/noNestedTernary",
    "src/domain/tangle.ts",
    "export const size = (n: number) => (n > 8 ? 2 : n > 4 ? 1 : 0);\n",
  ],
  [
    "lint/style/useImportType",
    "src/domain/borrow.ts",
    'import { Cents } from "./money.ts";\nexport type Fee = Cents;\n',
  ],
  ["no clock", "src/domain/booking/lead-time.ts", tellsTheTime],
  ["no clock", "src/domain/today.ts", "export const today = new Date();\n"],
  ["no dice", "src/domain/draw.ts", "export const draw = Math.random();\n"],
  ["do not format", "src/features/booking/ui/price-card.tsx", writesAnAmount],
  ["do not format", "src/features/booking/ui/total.tsx", "export const total = (n?: number) => n?.toLocaleString();\n"],
  ["do not format", "src/shells/public/pages/prices.tsx", 'export const rand = new Intl.NumberFormat("en-ZA");\n'],
  ["packed into a spread", "src/domain/packed.ts", "export const trip = { ...{ from: 1, to: 2 } };\n"],
  ["packed into a spread", "src/design/packed.tsx", 'export const card = <p {...{ id: "card" }} />;\n'],
  ["do not format", "src/shells/admin/clock.tsx", 'export const time = new Intl.DateTimeFormat("en-ZA");\n'],
];

/** The same for rules that only warn. */
export const signals: typeof offences = [
  ["lint/style/noExcessiveLinesPerFile", "src/domain/stops.ts", longFile],
  ["lint/complexity/noExcessiveLinesPerFunction", "src/domain/drive.ts", longFunction(61)],
  ["lint/complexity/noExcessiveLinesPerFunction", "src/shells/public/pages/drive.tsx", longFunction(101)],
];

/** Uses that look like a violation but are fine in that place. */
export const innocents: Readonly<Record<string, string>> = {
  "src/platform/config.ts": readsEnvironment,
  "src/testing/with-database.ts": readsEnvironment,
  "scripts/start.mjs": readsEnvironment,
  "tests/visitor-books.spec.ts": longFunction(61),
  "vite.config.ts": exportsDefault,
  "src/shells/public/pages/home.tsx": exportsDefault,
  "src/shells/public/pages/tours.tsx": longFunction(100),
  "src/domain/drive.test.ts": longFunction(61) + tellsTheTime,
  "src/domain/stroll.ts": longFunction(60),
  "src/domain/time/local-time.ts": "export const moment = (millis: number) => new Date(millis);\n",
  "src/features/content/words/tours.ts": longFunction(61),
  "src/features/booking/server/create-booking.ts": tellsTheTime,
  "src/design/money.tsx": writesAnAmount,
  "src/design/spread.ts": "export const all = (a: object, b?: object) => ({ ...a, ...(b && { b }) });\n",
  "src/design/sheet.css": '@import "tailwindcss";\n@utility wrap {\n  width: 100%;\n}\n.card {\n  @apply wrap;\n}\n',
};

import { lawfulTree, unlawfulFile } from "./lawful-imports.ts";

/** rule that must speak, file that breaks it, the import that does so. */
export const breaches: readonly (readonly [rule: string, file: string, specifier: string])[] = [
  ["domain-is-pure", "src/domain/reads-a-file.ts", "node:fs"],
  ["domain-is-pure", "src/domain/parses.ts", "zod/mini"],
  ["domain-is-pure", "src/domain/sees-settings.ts", "#platform/config.ts"],
  ["design-knows-no-business", "src/design/booking-badge.tsx", "#features/booking/contract.ts"],
  ["design-knows-no-business", "src/design/fee-text.tsx", "#domain/money/fee.ts"],
  ["platform-knows-no-business", "src/platform/serve-bookings.ts", "#features/booking/server/create-booking.ts"],
  ["platform-knows-no-business", "src/platform/count-bookings.ts", "#db/schema/booking.ts"],
  ["db-holds-tables-only", "src/db/migrate.ts", "#platform/config.ts"],
  ["db-holds-tables-only", "src/db/schema/chat.ts", "#features/booking/contract.ts"],
  ["nobody-imports-shells", "src/features/booking/ui/framed-card.tsx", "#shells/public/layout.tsx"],
  ["nobody-imports-the-root", "src/features/booking/server/ask-api.ts", "../../../api.ts"],
  ["nobody-imports-the-root", "src/shells/public/pages/tours.tsx", "../../../app/app.ts"],
  ["sandbox-is-outside", "src/features/payments/server/ask-sandbox.ts", "../../../sandbox/payfast/notices.ts"],
  ["sandbox-is-outside", "src/shells/public/pages/sandbox.tsx", "../../../sandbox/payfast/notices.ts"],
  ["sandbox-knows-no-features", "src/sandbox/payfast/peek.ts", "#features/booking/server/create-booking.ts"],
  ["routes-are-plain-data", "src/routes.ts", "#shells/public/pages/home.tsx"],

  ["contract-is-shared", "src/features/fleet/contract.ts", "#platform/context.ts"],
  ["contract-is-shared", "src/features/fleet/policy.ts", "react"],
  ["contract-is-shared", "src/features/chat/contract.ts", "#features/content/words/tours.ts"],
  ["ui-never-reaches-server", "src/features/booking/ui/price-card.tsx", "../server/create-booking.ts"],
  ["ui-never-reaches-server", "src/features/booking/ui/rows-table.tsx", "#db/schema/booking.ts"],
  ["browser-sees-its-side-of-platform", "src/features/booking/ui/mail-form.tsx", "#platform/mail/email.ts"],
  ["browser-sees-its-side-of-platform", "src/shells/public/header.tsx", "#platform/config.ts"],
  ["browser-sees-its-side-of-platform", "src/design/settings-card.tsx", "#platform/config.ts"],
  ["browser-sees-its-side-of-platform", "src/platform/browser/log-error.ts", "../context.ts"],
  ["browser-sees-its-side-of-platform", "src/platform/browser/ask-database.ts", "#db/connect.ts"],
  ["server-never-reaches-ui", "src/features/booking/server/cancel-booking.ts", "../ui/messages.ts"],
  ["server-never-reaches-ui", "src/features/booking/server/emails/receipt.tsx", "#design/money.tsx"],
  [
    "features-meet-by-contract",
    "src/features/payments/server/take-payment.ts",
    "#features/booking/server/create-booking.ts",
  ],
  ["features-meet-by-contract", "src/features/payments/ui/payment-form.tsx", "#features/booking/ui/booking-wizard.tsx"],
  ["contract-is-shared", "src/features/booking/refunds/contract.ts", "#platform/context.ts"],
  ["ui-never-reaches-server", "src/features/booking/wizard/ui/price-card.tsx", "../server/hold-vehicle.ts"],
  ["server-never-reaches-ui", "src/features/booking/wizard/server/say-held.ts", "../ui/hold-card.tsx"],
  [
    "features-meet-by-contract",
    "src/features/payments/server/take-hold.ts",
    "#features/booking/wizard/server/hold-vehicle.ts",
  ],
  ["sql-lives-in-store-and-views", "src/features/booking/wizard/server/count-holds.ts", "#db/schema/booking.ts"],
  ["one-writer-per-table", "src/features/booking/wizard/server/driver-store.ts", "#db/schema/drivers.ts"],
  ["shells-compose-only", "src/shells/public/pages/holds.tsx", "#features/booking/wizard/server/hold-vehicle.ts"],
  ["topics-meet-by-contract", "src/features/reviews/desk/server/ask-again.ts", "../../invites/server/send-invite.ts"],
  ["topics-meet-by-contract", "src/features/reviews/invites/ui/invite-card.tsx", "../../desk/ui/desk-card.tsx"],
  ["shared-part-knows-no-topic", "src/features/reviews/server/read-all.ts", "../desk/server/read-desk.ts"],
  ["shared-part-knows-no-topic", "src/features/reviews/ui/review-tabs.tsx", "../desk/ui/desk-card.tsx"],
  ["shared-part-knows-no-topic", "src/features/reviews/public-contract.ts", "./invites/contract.ts"],
  ["words-are-for-showing", "src/features/payments/server/name-tour.ts", "#features/content/words/tours.ts"],
  ["sql-lives-in-store-and-views", "src/features/booking/server/count-bookings.ts", "#db/schema/booking.ts"],
  ["sql-lives-in-store-and-views", "src/features/booking/server/find-booking.ts", "drizzle-orm"],
  ["one-writer-per-table", "src/features/payments/server/store.ts", "#db/schema/booking.ts"],
  ["one-writer-per-table", "src/features/booking/server/trip-store.ts", "#db/schema/trips.ts"],
  ["shells-compose-only", "src/shells/public/pages/about.tsx", "#features/booking/server/views.ts"],
  ["shells-compose-only", "src/shells/admin/pages/drivers.tsx", "#db/schema/drivers.ts"],

  ["testing-stays-in-tests", "src/features/booking/server/fake-booking.ts", "#testing/builders/booking/a-booking.ts"],
  ["no-junk-drawers", "src/features/booking/server/round-price.ts", "#platform/utils.ts"],
  ["no-junk-drawers", "src/features/booking/server/name-price.ts", "#platform/common/naming.ts"],
  ["no-cycles", "src/domain/chicken.ts", "./egg.ts"],
  ["every-import-resolves", "src/features/booking/server/lose-way.ts", "#domain/nowhere.ts"],
];

/** The same crimes in other clothes: a type, a dynamic import, a re-export. rule, file, its text. */
export const disguisedBreaches: typeof breaches = [
  [
    "domain-is-pure",
    "src/domain/borrows-a-type.ts",
    'import type { it } from "#platform/config.ts";\nexport type It = it;\n',
  ],
  [
    "ui-never-reaches-server",
    "src/features/booking/ui/lazy-card.tsx",
    'export const it = import("../server/views.ts");\n',
  ],
  ["contract-is-shared", "src/features/quotes/offer/contract.ts", 'export { it } from "#platform/context.ts";\n'],
];

export const unlawfulTree: Readonly<Record<string, string>> = {
  ...lawfulTree,
  "src/domain/egg.ts": unlawfulFile("./chicken.ts"),
  "src/platform/utils.ts": unlawfulFile("./config.ts"),
  "src/platform/common/naming.ts": unlawfulFile("../config.ts"),
  ...Object.fromEntries(breaches.map(([, file, specifier]) => [file, unlawfulFile(specifier)])),
  ...Object.fromEntries(disguisedBreaches.map(([, file, text]) => [file, text])),
};

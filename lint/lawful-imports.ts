import manifest from "../package.json" with { type: "json" };

const imports = (...specifiers: string[]) =>
  [...specifiers.map((specifier) => `import "${specifier}";`), "export const it = 1;", ""].join("\n");

/** Every allowed kind of import, each at least once. The violations are added to this tree. */
export const lawfulTree: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ type: "module", imports: manifest.imports }),

  "src/domain/money/money.ts": imports(),
  "src/domain/time/local-time.ts": imports(),
  "src/domain/money/fee.ts": imports("./money.ts", "#domain/time/local-time.ts"),
  "src/domain/money/fee.test.ts": imports("vitest", "#testing/builders/booking/a-booking.ts"),
  "src/domain/money/fee.bench.ts": imports("vitest"),

  "src/design/class-names.ts": imports(),
  "src/design/money.tsx": imports("react", "#domain/money/money.ts", "./class-names.ts"),
  "src/design/dates/date-text.tsx": imports("#domain/time/local-time.ts", "#platform/browser/link.tsx"),

  "src/platform/config.ts": imports("zod"),
  "src/platform/contract.ts": imports("#domain/money/money.ts"),
  "src/platform/page-store.ts": imports("./contract.ts", "react-router"),
  "src/platform/route-table.ts": imports("./contract.ts"),
  "src/platform/context.ts": imports("#db/connect.ts", "./config.ts", "./mail/email.ts"),
  "src/platform/jobs/events.ts": imports("#db/schema/platform.ts", "#db/migrate.ts", "#db/prepared-once.ts"),
  "src/platform/mail/email.ts": imports("react"),
  "src/platform/browser/link.tsx": imports("react-router", "../route-table.ts"),
  "src/platform/bind.ts": imports("./contract.ts"),
  "src/platform/browser/call-api.ts": imports("../contract.ts"),

  "src/db/connect.ts": imports("pg", "drizzle-orm/node-postgres"),
  "src/db/migrate.ts": imports("./connect.ts"),
  "src/db/prepared-once.ts": imports("./connect.ts"),
  "src/db/schema/platform.ts": imports("drizzle-orm/pg-core"),
  "src/db/schema/booking.ts": imports("drizzle-orm/pg-core", "#domain/money/money.ts", "./platform.ts"),
  "src/db/schema/drivers.ts": imports("./booking.ts"),
  "src/db/schema/trips.ts": imports("drizzle-orm/pg-core"),
  "src/db/seed/plant-demo.ts": imports("#testing/builders/booking/a-booking.ts", "#features/content/words/tours.ts"),

  "src/features/booking/contract.ts": imports(
    "zod/mini",
    "#platform/contract.ts",
    "#domain/money/money.ts",
    "./policy.ts",
  ),
  "src/features/booking/policy.ts": imports("#domain/money/fee.ts"),
  "src/features/booking/server/create-booking.ts": imports("#platform/context.ts", "./store.ts", "./views.ts"),
  "src/features/booking/server/create-booking.test.ts": imports(
    "#testing/builders/booking/a-booking.ts",
    "#db/schema/drivers.ts",
    "#features/drivers/server/store.ts",
  ),
  "src/features/booking/server/store.ts": imports("drizzle-orm", "#db/schema/booking.ts", "#db/connect.ts"),
  "src/features/booking/server/views.ts": imports("drizzle-orm", "#db/schema/booking.ts", "#db/schema/drivers.ts"),
  "src/features/booking/server/emails/booking-confirmation.tsx": imports(
    "#platform/mail/email.ts",
    "#domain/money/money.ts",
  ),
  "src/features/booking/wizard/contract.ts": imports("zod/mini", "../policy.ts", "../contract.ts"),
  "src/features/booking/wizard/server/hold-store.ts": imports("drizzle-orm", "#db/schema/booking.ts"),
  "src/features/booking/wizard/server/hold-vehicle.ts": imports(
    "../contract.ts",
    "../../server/store.ts",
    "./hold-store.ts",
  ),
  "src/features/booking/wizard/ui/hold-card.tsx": imports(
    "../contract.ts",
    "../../ui/messages.ts",
    "#features/drivers/contract.ts",
  ),
  "src/features/payments/ui/pay-hold.tsx": imports("#features/booking/wizard/contract.ts"),
  "src/features/booking/ui/messages.ts": imports("../contract.ts"),
  "src/features/booking/ui/booking-wizard.tsx": imports(
    "#design/money.tsx",
    "#platform/browser/call-api.ts",
    "#platform/contract.ts",
    "#features/drivers/contract.ts",
    "#features/content/words/tours.ts",
    "./messages.ts",
    "../policy.ts",
  ),
  "src/features/booking/counter/contract.ts": imports("zod/mini", "#platform/contract.ts", "../policy.ts"),
  "src/features/booking/counter/server/sell-trip.ts": imports("../contract.ts", "./store.ts", "../../server/views.ts"),
  "src/features/booking/counter/server/store.ts": imports("drizzle-orm", "#db/schema/booking.ts"),
  "src/features/booking/counter/ui/trip-step.tsx": imports(
    "#features/content/words/tours.ts",
    "../contract.ts",
    "../../ui/messages.ts",
  ),
  "src/features/chat/server/ai-chatbot.ts": imports("#features/content/words/tours.ts"),
  "src/features/content/server/find-page.ts": imports("../words/tours.ts"),
  "src/features/content/words/tours.ts": imports("#domain/money/money.ts"),
  "src/features/drivers/contract.ts": imports(
    "zod/mini",
    "#features/booking/contract.ts",
    "#features/booking/counter/contract.ts",
  ),
  "src/features/invoices/monthly/contract.ts": imports("zod/mini"),
  "src/features/invoices/monthly/server/month-invoices.ts": imports("../contract.ts"),
  "src/features/payments/vouchers/contract.ts": imports("zod/mini"),
  "src/features/payments/vouchers/server/sell-voucher.ts": imports("../contract.ts"),
  "src/features/payments/checkout/ui/redeem-voucher-form.tsx": imports("../../vouchers/contract.ts"),
  "src/features/reviews/contract.ts": imports("zod/mini"),
  "src/features/reviews/server/store.ts": imports("drizzle-orm"),
  "src/features/reviews/desk/contract.ts": imports("../contract.ts", "#features/reviews/invites/contract.ts"),
  "src/features/reviews/desk/server/read-desk.ts": imports("../contract.ts", "../../server/store.ts"),
  "src/features/reviews/desk/ui/desk-card.tsx": imports("../contract.ts", "../../invites/contract.ts"),
  "src/features/reviews/desk/server/read-desk.test.ts": imports("../../invites/server/send-invite.ts"),
  "src/features/reviews/invites/contract.ts": imports("zod/mini"),
  "src/features/reviews/invites/server/send-invite.ts": imports("../contract.ts", "../../server/store.ts"),
  "src/features/drivers/server/store.ts": imports("#db/schema/drivers.ts"),

  "src/shells/public/layout.tsx": imports("#design/class-names.ts", "#platform/browser/link.tsx"),
  "src/shells/public/pages/home.tsx": imports(
    "#features/booking/ui/booking-wizard.tsx",
    "#features/booking/contract.ts",
    "#features/content/words/tours.ts",
    "#platform/page-store.ts",
    "../layout.tsx",
  ),

  "src/sandbox/payfast/notices.ts": imports("#platform/config.ts", "#domain/money/money.ts"),
  "src/app/money-routes.ts": imports("../sandbox/payfast/notices.ts"),
  "src/schedule.ts": imports("./sandbox/payfast/notices.ts"),
  "src/testing/builders/money/a-paying-guest.ts": imports("../../../sandbox/payfast/notices.ts"),
  "src/testing/builders/booking/a-booking.ts": imports("#features/booking/server/store.ts", "#db/connect.ts"),
  "src/routes.ts": imports("#platform/route-table.ts"),
  "src/api.ts": imports("#platform/bind.ts"),
  "src/server.ts": imports("./api.ts", "./routes.ts", "#platform/config.ts", "#features/booking/server/views.ts"),
  "src/app/app.ts": imports("../routes.ts", "#shells/public/pages/home.tsx", "#platform/page-store.ts"),
};

/** A file that breaks one rule with one import. */
export const unlawfulFile = (specifier: string) => imports(specifier);

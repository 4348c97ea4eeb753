import { expect, test } from "vitest";
import { keptText, promiseLabels } from "#domain/analytics/promise-labels.ts";
import { localDate } from "#domain/time/local-time.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { readRevenue } from "../../server/read-revenue.ts";
import { promiseRows, rand, tileRows } from "./describe-report.ts";
import { ReportPdf } from "./emails/report-pdf.tsx";
import { gatherReport } from "./gather-report.ts";
import { readAnalytics } from "./read-analytics.ts";
import { reportFile } from "./report-file.ts";
import { sendMonthlyReport } from "./send-monthly-report.ts";

const october = { from: "2026-10-01", until: "2026-10-31", service: "", against: "before" } as const;

test("the report has the same figures as the pages; an unfinished month has none", () =>
  inDemo(async (ctx) => {
    const { value: revenue } = await readRevenue(ctx, { ...october, by: "service", basis: "earned" });
    const { value: analytics } = await readAnalytics(ctx, { ...october, source: "" });
    const words = wordsOn(ReportPdf({ report: await gatherReport(ctx, localDate("2026-10-15")) }));
    expect(revenue.total.net_cents).toBeGreaterThan(0);
    for (const { now } of revenue.rows.filter((row) => row.now.entries > 0))
      expect(words.join(" ").replaceAll("\u00a0", " ")).toContain(rand(now.net_cents).replaceAll("\u00a0", " "));
    expect(words.join(" ")).toContain(String(analytics.tiles[0]?.value));
    const { promises } = await gatherReport(ctx, localDate("2026-10-15"));
    expect(promises.some(({ kept }) => kept > 0)).toBe(true);
    for (const one of promises) {
      expect(words).toContain(promiseLabels[one.id]);
      expect(words).toContain(keptText(one));
    }
    expect(await reportFile(ctx, { month: "2026-10-31" })).toMatchObject({ value: { name: "report-2026-10.pdf" } });
    expect(await reportFile(ctx, { month: testNow.toISOString().slice(0, 10) })).toMatchObject({
      reason: "not_over",
    });
  }));

test("rounding is consistent: a share reads the same among figures and promises, and amounts show cents", () =>
  inDemo(async (ctx) => {
    const report = await gatherReport(ctx, localDate("2026-10-15"));
    const half = { ...report.tiles[0], unit: "share", value: 0.97466, before: null } as (typeof report.tiles)[number];
    const [promise] = report.promises;
    if (!promise) throw new Error("There is no promise.");
    const made = { ...report, tiles: [half], promises: [{ ...promise, share: 0.97466 }] };
    expect(tileRows(made)[0]?.now).toBe("97.5%");
    expect(promiseRows(made)[0]?.share).toBe("97.5%");
    const amounts = wordsOn(ReportPdf({ report })).filter((word) => /^[−-]?R\d/.test(word));
    expect(amounts.length).toBeGreaterThan(10);
    for (const amount of amounts) expect(amount).toMatch(/\.\d\d$/);
  }));

test("on the first of a month every super-user gets it once, and no one else does", () =>
  inDemo(async (ctx, world) => {
    await sendMonthlyReport({ ...ctx, now: new Date("2026-11-01T04:30:00Z") });
    expect(world.emails.map(({ template, to, subject }) => [template, to, subject])).toEqual([
      ["monthly-report", "super@demo.example", "Report for October 2026"],
    ]);
    expect(world.emails[0]?.key).toContain("monthly-report:2026-10-01:");
    expect(world.emails[0]?.attachments).toHaveLength(1);
  }));

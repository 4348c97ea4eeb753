import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { exportSalesReport } from "./export-sales-report.ts";

test("the file has a line for each reason, service, source and month, and no formula", () =>
  inTransaction(async (ctx) => {
    await givenEnquiry(ctx, { state: "lost", lostReason: "Dates", updatedAt: testNow, serviceType: "=1+1" });
    const { name, content } = (await exportSalesReport(await asAdmin(ctx), { days: 30 })).value;
    expect(name).toMatch(/^lost-sales-\d{4}-\d\d-\d\d\.csv$/);
    expect(content.split("\r\n")).toEqual([
      "\ufeffMonth,Reason,Service,Source,Lost,Value",
      expect.stringMatching(/^\d{4}-\d\d,Dates,'=1\+1,Free quote,1,0\.00$/),
      "",
    ]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "sales_report.exported" }]);
  }));

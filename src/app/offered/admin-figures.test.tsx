import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressInTurn } from "#testing/offered/press-in-turn.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";
import AnalyticsPage from "../../shells/admin/pages/analytics.tsx";
import OverviewPage from "../../shells/admin/pages/overview.tsx";
import RevenueByDriverPage from "../../shells/admin/pages/revenue-driver.tsx";
import RevenueByServicePage from "../../shells/admin/pages/revenue-service.tsx";
import RevenueBySubcontractorPage from "../../shells/admin/pages/revenue-subcontractors.tsx";
import RevenueByTimePage from "../../shells/admin/pages/revenue-time.tsx";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const pages = {
  Overview: <OverviewPage />,
  Analytics: <AnalyticsPage />,
  "Revenue by service": <RevenueByServicePage />,
  "Revenue by driver and vehicle": <RevenueByDriverPage />,
  "Revenue by subcontractor": <RevenueBySubcontractorPage />,
  "Revenue by time": <RevenueByTimePage />,
} as const;

/** A task among the next problems is finished where it is listed; all else on these pages only reads. */
const writes = ["finish-task"];

test.each(Object.entries(pages))("%s: nothing it offers is refused, and nothing else is written", (title, page) =>
  inDemo(async (ctx) => {
    const admin = await asTeam(ctx, "admin");
    lookAs(admin);
    const pressed = await pressInTurn(admin, page, {
      ready: () => screen.getByRole("heading", { level: 1, name: title }),
      writes: title === "Overview" ? writes : [],
    });
    expect(pressed.length).toBeGreaterThan(2);
  }),
);

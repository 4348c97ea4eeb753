import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { saveRedirect } from "#features/pages/redirects/server/save-redirect.ts";
import { RedirectsTable } from "#features/pages/redirects/ui/redirects-table.tsx";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

test("redirects are added, changed and removed as the list offers it", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    lookAs(team);
    await saveRedirect(team, { from: "/summer", to: "/tours", former: null });
    const made = await pressOffered(team, <RedirectsTable />, {
      ready: () => screen.getAllByText("/summer"),
      entries: { "Old address": "/winter", "Leads to": "/about" },
    });
    expect(made).toMatchObject({
      "Add a redirect": ["save-redirect"],
      "Edit /summer": ["save-redirect"],
      "Remove /summer": ["remove-redirect"],
    });
  }));

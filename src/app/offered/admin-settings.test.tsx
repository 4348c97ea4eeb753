import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SettingsBoard } from "#features/settings/ui/settings-board.tsx";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inNewCompany, inTransaction } from "#testing/in-transaction.ts";
import { isOff, isOpen } from "#testing/offered/compare-offered.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";
import { openTab } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

type Drawn = Awaited<ReturnType<typeof drawOnServer>>;

/** Saves each section as it is: it is taken, or says which field it needs. */
async function saveSections(drawn: Drawn): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const tabs = screen.getAllByRole("tab").map(({ textContent }) => textContent ?? "");
  for (const tab of tabs.filter((name) => !["Tours", "Vehicle classes", "Tariff", "Documents"].includes(name))) {
    openTab(tab);
    await drawn.settle();
    for (const [nth, form] of [...document.querySelectorAll("form")].filter(isOpen).entries()) {
      const wrote = drawn.wrote.length;
      const save = [...form.querySelectorAll<HTMLButtonElement>("button[type=submit]")].find((one) => !isOff(one));
      if (save) fireEvent.click(save);
      await drawn.settle();
      const isMarked = form.querySelector("[aria-invalid=true]") !== null;
      const unsaved = isMarked ? "asks for more" : "nothing happened";
      const answer = drawn.wrote.length > wrote ? "taken" : unsaved;
      answers[nth === 0 ? tab : `${tab}, ${nth + 1}`] = drawn.refused.at(-1) ?? answer;
    }
  }
  return answers;
}

/** A section for each, and those that begin empty in a new company. */
const sections = [
  "Company",
  "Company, 2",
  "Company, 3",
  "Company, 4",
  "Claims",
  "Tax",
  "Banking",
  "Policies",
  "Policies, 2",
  "Policies, 3",
  "Public holidays",
  "Instant confirmation",
  "Answer times",
  "Driving hours",
  "Road alerts",
  "Payment methods",
  "Currencies",
  "Channels",
  "Partners",
  "Safety",
  "Safety, 2",
  "Safety, 3",
  "Safety, 4",
];
const emptyAtFirst = ["Company", "Company, 2", "Banking"];

const cases = [
  { company: "that has entered its details", inCompany: inTransaction, role: "admin", asking: [] },
  { company: "that has entered nothing", inCompany: inNewCompany, role: "super_user", asking: emptyAtFirst },
] as const;

test.each(cases)("each section of the settings of a company $company is saved by the $role", ({ inCompany, ...one }) =>
  inCompany(async (ctx) => {
    const team = await asTeam(ctx, one.role);
    lookAs(team);
    const board = (
      <SettingsBoard
        tariff={() => null}
        promos={null}
        services={() => null}
        tours={() => null}
        classes={null}
        extras={null}
        documents={null}
        claims={null}
        legal={() => null}
      />
    );
    const drawn = await drawOnServer(team, board, {
      ready: () => screen.getAllByRole("tab"),
    });
    const asksFor = (name: string) => one.asking.some((asking) => asking === name);
    const expected = sections.map((name) => [name, asksFor(name) ? "asks for more" : "taken"]);
    expect(await saveSections(drawn)).toEqual(Object.fromEntries(expected));
  }),
);

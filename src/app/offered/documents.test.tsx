import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { DocumentType } from "#domain/compliance/document-types.ts";
import { localDate } from "#domain/time/local-time.ts";
import { documentsContract } from "#features/documents/contract.ts";
import { DocumentsPanel } from "#features/documents/ui/documents-panel.tsx";
import { DocumentsToVerify } from "#features/documents/ui/verify-queue.tsx";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

/** Whose documents each of them keeps or looks at. */
const views = [
  { by: "admin", of: "ownDriver", type: "prdp" },
  { by: "admin", of: "ourVehicle", type: "roadworthy" },
  { by: "admin", of: "company", type: "public_liability" },
  { by: "admin", of: "hotel", type: "partner_agreement" },
  { by: "dispatcher", of: "ownDriver", type: "prdp" },
  { by: "dispatcher", of: "ourVehicle", type: "roadworthy" },
  { by: "driver", of: "ownDriver", type: "prdp" },
  { by: "provider", of: "providedDriver", type: "prdp" },
  { by: "provider", of: "providedVehicle", type: "roadworthy" },
  { by: "hotel", of: "hotel", type: "partner_agreement" },
] as const satisfies readonly { by: string; of: string; type: DocumentType }[];

const good = { issuedOn: localDate("2026-10-01"), expiresOn: localDate("2027-06-30") };
const states = {
  uploaded: { state: "uploaded", ...good },
  "uploaded, its dates not entered": { state: "uploaded", issuedOn: null, expiresOn: null },
  verified: { state: "verified", ...good },
  expired: { state: "verified", ...good, expiresOn: localDate("2026-11-01") },
  rejected: { state: "rejected", rejectReason: "Can’t be read", ...good },
} as const;
type State = keyof typeof states;
const cases = views.flatMap((view) => (Object.keys(states) as State[]).map((state) => ({ ...view, state })));

const allows = (type: DocumentType) => (type === "prdp" ? ["P"] : []);

test.each(cases)("a document ($type) that is $state, seen by the $by", ({ by, of, type, state }) =>
  inTransaction(async (ctx) => {
    const { as, owners } = await peopleWithDocuments(ctx);
    const { kind, id } = owners[of];
    lookAs(as[by]);
    await writeDocument(ctx, { ownerKind: kind, ownerId: id, type, allows: allows(type), ...states[state] });
    const offered = await pressOffered(as[by], <DocumentsPanel ownerKind={kind} ownerId={id} />, {
      ready: () => screen.getAllByText(/^(Uploaded|Verified|Rejected)/),
      asks: {
        Upload: async (who) =>
          askServer(who, documentsContract.uploadDocument, {
            owner_kind: kind,
            owner_id: id,
            type,
            ...(await aSentFile(who)),
          }),
      },
      heldBack: state === "uploaded, its dates not entered" && type !== "partner_agreement" ? ["Verify"] : [],
    });
    const isVerifier = by === "admin";
    expect(Object.keys(offered).some((name) => name.startsWith("Verify"))).toBe(
      isVerifier && !["verified", "expired"].includes(state),
    );
  }),
);

test.each(["uploaded", "uploaded, its dates not entered"] as const)(
  "a document that waits to be verified, %s",
  (state) =>
    inTransaction(async (ctx) => {
      const { as, owners } = await peopleWithDocuments(ctx);
      lookAs(as.admin);
      const { kind, id } = owners.ownDriver;
      await writeDocument(ctx, { ownerKind: kind, ownerId: id, type: "prdp", allows: ["P"], ...states[state] });
      const page = <DocumentsToVerify ownerKinds={["driver"]} ownerHref={() => undefined} />;
      const offered = await pressOffered(as.admin, page, {
        ready: () => screen.getAllByText(/Professional driving permit/),
        heldBack: state === "uploaded" ? [] : ["Verify", "Review"],
      });
      expect(Object.keys(offered).length).toBeGreaterThan(0);
    }),
);

import { nameOfActor } from "#domain/account/roles.ts";
import { applicationReference } from "#domain/partner/application-reference.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { claimFiles } from "#platform/files/storage.ts";
import { codeOfApplication, hashOfCode } from "../../server/access-codes.ts";
import { documentFrom, type KeptDocument } from "../../server/read-documents.ts";
import { type ApplicationRow, insertApplication, insertMove, type NewApplication } from "../../server/store.ts";
import { findPrivacyInForce, takesApplications } from "../../server/views.ts";
import { writeToApplicant } from "../../server/write-to-applicant.ts";
import { writeToTeam } from "../../server/write-to-team.ts";
import type { Application } from "../contract.ts";

/**
 * Stores an application with its documents. The applicant gets a reference and an access code for the status
 * page.
 */
export async function submitApplication(ctx: Context, sent: Application) {
  if (!(await takesApplications(ctx.db))) return refuse("switched_off");
  if (hasExpiredPermit(sent, ctx.now)) return refuse("permit_expired");
  const id = ctx.newId();
  const code = codeOfApplication(ctx, id);
  // A program that filled in the hidden field gets a normal answer, and nothing is stored.
  if (sent.website !== "") return accept({ reference: applicationReference(ctx.newReference()), code });

  const documents = await attach(ctx, id, sent);
  if (!documents) return refuse("files_gone");
  const application = await writeApplication(ctx, {
    ...applicationFrom(ctx, { id, code, sent, documents }),
    privacyVersion: await findPrivacyInForce(ctx.db, ctx.now),
  });
  await recordAudit(ctx, {
    action: "application.submitted",
    subject: { kind: "partner_application", id },
    details: { reference: application.reference, kind: sent.kind },
  });

  await writeToApplicant(ctx, { about: "submitted", application, key: application.reference });
  await writeToTeam(ctx, { about: "submitted", application, key: application.reference });

  return accept({ reference: application.reference, code });
}

const hasExpiredPermit = (sent: Application, now: Date) =>
  sent.kind === "driver" && sent.details.permit_expires_on < localDateOf(now);

async function attach(ctx: Context, id: string, sent: Application): Promise<KeptDocument[] | undefined> {
  const documents: KeptDocument[] = [];
  for (const [type, files] of Object.entries(sent.documents)) {
    const claims = files.map(({ file_id, claim }) => ({ id: file_id, claim }));
    const claimed = await claimFiles(ctx.db, claims, { kind: "partner_application", id });
    if (!claimed) return undefined;
    documents.push(...claimed.map((file) => documentFrom(type, file, ctx.now)));
  }
  return documents;
}

type Submission = { id: string; code: string; sent: Application; documents: KeptDocument[] };
type Unreferenced = Omit<ApplicationRow, "reference">;

function applicationFrom(
  ctx: Context,
  { id, code, sent, documents }: Submission,
): Omit<Unreferenced, "privacyVersion"> {
  const company = "company_name" in sent ? sent : undefined;
  return {
    id,
    kind: sent.kind,
    state: "submitted",
    version: 1,
    accessCodeHash: hashOfCode(code),
    companyName: company?.company_name ?? "",
    contactName: sent.contact_name,
    email: sent.email,
    phone: sent.phone,
    registrationNumber: company?.registration_number ?? "",
    vatNumber: company?.vat_number ?? "",
    area: sent.area,
    details: { ...sent.details, documents },
    message: sent.message,
    note: "",
    organisationId: null,
    agreedTerms: null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

// Two applications may draw the same six characters; then the second draws again.
const draws = 5;

async function writeApplication(ctx: Context, application: Unreferenced): Promise<ApplicationRow> {
  for (let draw = 0; draw < draws; draw++) {
    const row = { ...application, reference: applicationReference(ctx.newReference()) } satisfies NewApplication;
    if (await insertApplication(ctx.db, row)) {
      await insertMove(ctx.db, {
        id: ctx.newId(),
        applicationId: row.id,
        fromState: null,
        toState: "submitted",
        actor: nameOfActor(ctx.actor),
        createdAt: ctx.now,
      });
      return row;
    }
  }
  throw new Error(`No free application reference in ${draws} draws.`);
}

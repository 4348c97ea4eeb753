import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function aJob(state: "failed" | "created") {
  const id = randomUUID();
  await site.pool.query(
    `insert into jobs.job (id, name, state, data, retry_limit, completed_on)
     values ($1, 'reactions', $2, '{"reaction":"send-invoice"}', 3, $3)`,
    [id, state, state === "failed" ? new Date() : null],
  );
  return { queue: "reactions", id };
}

const stateOf = async ({ id }: { id: string }) =>
  (await site.pool.query("select state from jobs.job where id = $1", [id])).rows[0]?.state;

test("only a super-user can retry or cancel a failed job, and the log records who and why", async () => {
  const [superUser, admin] = [await site.as("super_user"), await site.as("admin")];
  const [again, over, waiting] = [await aJob("failed"), await aJob("failed"), await aJob("created")];
  const reason = "The booking was a test";

  expect((await site.call("retry-job", again, admin.headers)).status).toBe(403);
  expect((await site.call("cancel-job", { ...over, reason }, admin.headers)).status).toBe(403);
  expect(await stateOf(again)).toBe("failed");

  expect((await site.call("retry-job", again, superUser.headers)).status).toBe(200);
  expect(await stateOf(again)).toBe("retry");
  expect((await site.call("cancel-job", { ...over, reason }, superUser.headers)).status).toBe(200);
  expect(await stateOf(over)).toBeUndefined();
  expect((await site.call("cancel-job", { ...waiting, reason }, superUser.headers)).status).toBe(200);
  expect(await stateOf(waiting)).toBe("cancelled");

  // A job that has not failed, or does not exist, is left alone and leaves no entry.
  expect((await site.call("retry-job", waiting, superUser.headers)).status).toBe(404);
  expect((await site.call("retry-job", { queue: "reactions", id: randomUUID() }, superUser.headers)).status).toBe(404);
  expect((await site.call("cancel-job", { ...again, reason: " " }, superUser.headers)).status).toBe(422);
  const { rows } = await site.pool.query(
    "select action, subject_id, reason, details ->> 'work' as work from audit_log where action like 'job.%' order by at",
  );
  expect(rows).toEqual([
    { action: "job.retried", subject_id: again.id, reason: "", work: "send-invoice" },
    { action: "job.cancelled", subject_id: over.id, reason, work: "send-invoice" },
    { action: "job.cancelled", subject_id: waiting.id, reason, work: "send-invoice" },
  ]);
});

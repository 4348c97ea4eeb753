import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { createTokenMaker } from "../src/features/accounts/server/make-tokens.ts";
import { measure, newSeries, type Ratio } from "./compare-servers.ts";
import { median } from "./cpu.ts";
import { type LoadRequest, load } from "./load.ts";
import type { Running } from "./processes.ts";

const rounds = 5;

const withoutToken: LoadRequest = {
  method: "POST",
  path: "/functions/v1/get-google-maps-key",
  headers: { "content-type": "application/json" },
  body: "{}",
};

/** Compares a call by a signed-in person with the same call by a visitor: the cost of identifying the actor. */
export async function compareAuth(ours: Running, dataDir: string, socketFolder: string): Promise<Ratio[]> {
  const token = await openSession(dataDir, socketFolder);
  const withToken = { ...withoutToken, headers: { ...withoutToken.headers, authorization: `Bearer ${token}` } };
  for (const request of [withToken, withoutToken]) await load(ours.port, request, { seconds: 1, connections: 8 });
  const measured = { with: newSeries(), without: newSeries() };
  for (let round = 0; round < rounds; round++) {
    await measure(ours, withToken, measured.with);
    await measure(ours, withoutToken, measured.without);
  }
  const name = "call with a token / the same without";
  return (["perSecond", "perCpu"] as const).map((how) => ({
    name,
    unit: how === "perSecond" ? "requests a second" : "requests a processor second",
    ours: median(measured.with[how]),
    bare: median(measured.without[how]),
  }));
}

/** An account with an open session, and the token its browser would have. */
async function openSession(dataDir: string, socketFolder: string): Promise<string> {
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  const client = new pg.Client({ host: socketFolder, user: "app", database: "postgres" });
  await client.connect();
  await client.query(
    "insert into users (id, email, name, created_at) values ($1, 'bench@example.com', 'Bench', now())",
    [userId],
  );
  await client.query(
    "insert into sessions (id, user_id, rotated_at, created_at, last_seen_at, idle_until, ends_at) values ($1, $2, now(), now(), now(), now() + interval '1 day', now() + interval '1 day')",
    [sessionId, userId],
  );
  await client.end();
  const secret = await fs.readFile(path.join(dataDir, "app-secret"), "utf8");
  const now = new Date();
  return createTokenMaker(secret, "http://127.0.0.1").signAccess(
    {
      sub: userId,
      session_id: sessionId,
      aal: "aal1",
      amr: [{ method: "password", timestamp: Math.floor(now.getTime() / 1000) }],
      email: "bench@example.com",
      app_metadata: { provider: "email", roles: [] },
      user_metadata: { name: "Bench", phone: "" },
      exp: Math.floor(now.getTime() / 1000) + 600,
    },
    now,
  );
}

import net from "node:net";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { startEmbeddedServer } from "../../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../../src/testing/open-folder.ts";
import { bookingRequest, startInVain, startSite } from "../site-process.ts";

describe("a failed start gives the reason in one sentence", () => {
  test("a taken port", async () => {
    const taken = net.createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const address = taken.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, output } = await startInVain({ PORT: String(port), DATA_DIR: await newOpenFolder() });
    taken.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
    );
  });

  test("a folder without write permission", async () => {
    const { code, output } = await startInVain({ PORT: "0", DATA_DIR: "/dev/null/data" });
    expect(code).toBe(1);
    expect(output).toContain("DATA_DIR /dev/null/data cannot be written");
  });

  test("a wrong value in the environment", async () => {
    const { code, output } = await startInVain({ PORT: "many", DEMO: "perhaps" });
    expect(code).toBe(1);
    expect(output).toMatch(/PORT must be a number.*DEMO must be 0 or 1/s);
  });

  test("a database server that cannot be reached", async () => {
    const { code, output } = await startInVain({
      PORT: "0",
      DATABASE_URL: "postgres://127.0.0.1:9/none",
      DEMO: "1",
      DATA_DIR: await newOpenFolder(),
    });
    expect(code).toBe(1);
    expect(output).toContain("The database server cannot be reached");
  });

  test("a database that is newer than the code", async () => {
    const folder = await newOpenFolder();
    const site = await startSite({ DATA_DIR: folder, DEMO: "0" });
    await site.stop();
    const server = await startEmbeddedServer(`${folder}/postgres`);
    const client = new pg.Client(server.address);
    await client.connect();
    await client.query("insert into schema_migrations (name, hash) values ('9999-from-the-future', '')");
    await client.end();
    await server.stop();
    const { code, output } = await startInVain({ PORT: "0", DATA_DIR: folder, DEMO: "0" });
    expect(code).toBe(1);
    expect(output).toContain("The database is newer than this code: it has been through 9999-from-the-future.");
  });
});

test("the start prints the address and the accounts; SIGTERM lets running requests finish, and the next start finds all data", async () => {
  const folder = await newOpenFolder();
  const first = await startSite({ DATA_DIR: folder, RATE_LIMIT: "off" });
  expect(first.output()).toContain(`The site is open: ${first.url}`);
  for (const name of ["customer", "hotel", "agent", "provider", "corporate", "driver", "dispatcher", "admin", "super"])
    expect(first.output()).toContain(`${name}@demo.example`);

  const answers = Array.from({ length: 20 }, () => first.call("create-booking", bookingRequest()));
  await Promise.race(answers);
  const stopped = first.stop();
  const references = await Promise.all(
    answers.map(async (answer) => (await answer.then((one) => one.json()).catch(() => ({}))).booking_reference),
  );
  expect(await stopped).toBe(0);
  const kept = references.filter(Boolean);
  expect(kept.length).toBeGreaterThan(0);

  const second = await startSite({ DATA_DIR: folder });
  expect(await (await fetch(`${second.url}/readyz`)).json()).toEqual({
    database: true,
    migrations: true,
    queue: true,
    disk: true,
  });
  await second.stop();
  const server = await startEmbeddedServer(`${folder}/postgres`);
  const client = new pg.Client(server.address);
  await client.connect();
  const { rows } = await client.query("select reference from bookings where reference = any($1)", [kept]);
  expect(rows).toHaveLength(kept.length);
  await client.end();
  await server.stop();
});

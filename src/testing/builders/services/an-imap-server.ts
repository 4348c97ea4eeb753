import net, { type AddressInfo, type Socket } from "node:net";

type Mail = { readonly uid: number; readonly raw: string };

/**
 * A mailbox with the part of IMAP4rev1 that a reader needs: sign in, select, search by number or all, fetch.
 * `breakAfter` drops the connection after so many emails.
 */
export async function anImapServer() {
  let mails: Mail[] = [];
  let uidValidity = 7;
  let breakAfter = Number.POSITIVE_INFINITY;
  const commands: string[] = [];
  const server = net.createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
    let kept = "";
    socket.on("data", (chunk) => {
      kept += chunk.toString("latin1");
      for (let end = kept.indexOf("\r\n"); end >= 0; end = kept.indexOf("\r\n")) {
        const line = kept.slice(0, end);
        kept = kept.slice(end + 2);
        answer(socket, line);
      }
    });
  });

  function answer(socket: Socket, line: string) {
    const [tag = "", ...words] = line.split(" ");
    const command = (words[0]?.toUpperCase() === "UID" ? words.slice(0, 2) : words.slice(0, 1)).join(" ").toUpperCase();
    const rest = words.join(" ");
    commands.push(command);
    const reply = (...lines: string[]) => socket.write([...lines, `${tag} OK done`, ""].join("\r\n"));
    if (command === "CAPABILITY") reply("* CAPABILITY IMAP4rev1");
    else if (command === "LOGIN" && !rest.includes("reader")) socket.write(`${tag} NO wrong password\r\n`);
    else if (command === "LIST" || command === "LSUB") reply(`* ${command} (\\HasNoChildren) "/" "INBOX"`);
    else if (command === "SELECT" || command === "EXAMINE")
      reply(
        `* ${mails.length} EXISTS`,
        "* 0 RECENT",
        "* FLAGS (\\Seen)",
        `* OK [UIDVALIDITY ${uidValidity}] valid`,
        `* OK [UIDNEXT ${(mails.at(-1)?.uid ?? 0) + 1}] next`,
      );
    else if (command === "UID SEARCH") {
      const from = Number(/UID (\d+):\*/i.exec(rest)?.[1] ?? 0);
      const found = mails.filter(({ uid }) => uid >= from).map(({ uid }) => uid);
      // “n:*” always includes the last email.
      const last = mails.at(-1)?.uid;
      reply(`* SEARCH ${[...new Set([...found, ...(from > 0 && last ? [last] : [])])].join(" ")}`);
    } else if (command === "UID FETCH") {
      const uid = Number(words[2]);
      const at = mails.findIndex((one) => one.uid === uid);
      const mail = mails[at];
      if (!mail) return reply();
      if (breakAfter-- <= 0) return socket.destroy();
      const size = Buffer.byteLength(mail.raw);
      socket.write(
        `* ${at + 1} FETCH (UID ${uid} INTERNALDATE "03-Nov-2026 09:00:00 +0200" BODY[]<0> {${size}}\r\n${mail.raw})\r\n${tag} OK done\r\n`,
      );
    } else if (command === "LOGOUT") socket.end(`* BYE\r\n${tag} OK done\r\n`);
    else reply();
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://reader:secret@127.0.0.1:${port}/INBOX`,
    commands,
    holds(...raws: string[]) {
      mails = raws.map((raw, at) => ({ uid: at + 1, raw }));
    },
    gets(raw: string) {
      mails = [...mails, { uid: (mails.at(-1)?.uid ?? 0) + 1, raw }];
    },
    countsAgain() {
      uidValidity++;
    },
    breaksAfter(count: number) {
      breakAfter = count;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

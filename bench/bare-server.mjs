// The minimum a Node server can do: send prepared bytes, or read a JSON body and send prepared bytes. The
// baseline for ours.
import fs from "node:fs";
import http from "node:http";

const { body, headers } = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const bytes = Buffer.from(body, "base64");
const send = (response) => response.writeHead(200, { ...headers, "content-length": bytes.length }).end(bytes);

const server = http.createServer((request, response) => {
  if (request.method === "GET") return send(response);
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    JSON.parse(Buffer.concat(parts).toString());
    send(response);
  });
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port));

import fs from "node:fs";
import path from "node:path";
import { endInOneSentence } from "./app/start-and-stop.ts";
import { startServer } from "./app/start-server.ts";

// Only when run as a program: the build may put shared code into this file, and importing it must not start a second
// server.
const isProgram = process.argv[1] !== undefined && fs.realpathSync(process.argv[1]) === import.meta.filename;
if (isProgram) startServer(path.resolve(import.meta.dirname, "../client")).catch(endInOneSentence);

// Writes src/formats.ts: the types of every format, out of its JSON Schema (oracle/schema).
//
//   node types.js SCHEMAS FILE FIRST...
//
// Written are the schemas that are named, in this order, and those that they refer to.
// A schema, and each of its $defs, becomes a type of its own name: names.json#/$defs/card is Card, position.json Position. What
// a schema says of values beyond their type (numbers between 1 and 26, cards in two places) no type can say.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (name) => name.split(/[^A-Za-z0-9]+/).map(capital).join("");

// The same name in two files is told apart by its file.
function namesOf(schemas) {
  const names = new Map();
  const taken = new Set([...schemas.keys()].map((file) => camel(file.slice(0, -".json".length))));
  for (const file of schemas.keys()) names.set(file, camel(file.slice(0, -".json".length)));
  for (const [file, schema] of schemas)
    for (const part of Object.keys(schema.$defs ?? {})) {
      const name = taken.has(camel(part)) ? names.get(file) + camel(part) : camel(part);
      taken.add(name);
      names.set(`${file}#/$defs/${part}`, name);
    }
  return names;
}

class Writer {
  constructor(schemas, names) {
    this.schemas = schemas;
    this.names = names;
  }

  // What a reference stands for: a type that has a name, or a part of a schema that has none.
  referred(file, reference) {
    const [other, pointer] = reference.split("#");
    const target = other || file;
    const name = this.names.get(pointer ? `${target}#${pointer}` : target);
    if (name) return name;
    const part = pointer.slice(1).split("/").reduce((node, key) => node[key], this.schemas.get(target));
    return this.type(target, part);
  }

  type(file, schema) {
    if (schema === true || Object.keys(schema).every((key) => key === "description")) return "unknown";
    if (schema === false) return "never";
    if (schema.$ref) return this.referred(file, schema.$ref);
    if ("const" in schema) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    if (schema.allOf && !schema.properties) return this.demanding(this.type(file, schema.allOf[0]), schema.required);
    const several = schema.anyOf ?? schema.oneOf;
    if (several && !schema.properties) return this.joined(several.filter(isAboutTypes).map((one) => this.type(file, one)));
    if (Array.isArray(schema.type)) return this.joined(schema.type.map((type) => this.type(file, { ...schema, type })));
    return this.plain(file, schema);
  }

  // A type of which members are demanded that need not be there otherwise.
  demanding(type, required) {
    return required ? `(${type} & Required<Pick<${type}, ${required.map((key) => JSON.stringify(key)).join(" | ")}>>)` : type;
  }

  joined(types) {
    return types.length === 0 ? "unknown" : `(${[...new Set(types)].join(" | ")})`;
  }

  plain(file, schema) {
    switch (schema.type) {
      case "string": return "string";
      case "integer":
      case "number": return "number";
      case "boolean": return "boolean";
      case "null": return "null";
      case "array": return this.list(file, schema);
      default: return schema.type === "object" || schema.properties ? this.object(file, schema) : "unknown";
    }
  }

  list(file, schema) {
    if (schema.prefixItems) return `[${schema.prefixItems.map((one) => this.type(file, one)).join(", ")}]`;
    return `${this.joined([schema.items ? this.type(file, schema.items) : "unknown"])}[]`;
  }

  object(file, schema) {
    const required = new Set(schema.required ?? []);
    const members = Object.entries(schema.properties ?? {}).map(
      ([key, value]) =>
        `${comment(value)}${keyOf(key)}${required.has(key) ? "" : "?"}: ${this.type(file, value)};`,
    );
    if (members.length > 0) return `{\n${members.join("\n").replace(/^/gm, "  ")}\n}`;
    const rest = schema.additionalProperties ?? Object.values(schema.patternProperties ?? {})[0];
    return `Record<string, ${rest && rest !== true ? this.type(file, rest) : "unknown"}>`;
  }

  all() {
    const lines = ["// Written by types.js from the JSON Schemas of the formats: nothing to be changed here.", ""];
    for (const [file, schema] of this.schemas) {
      const type = this.type(file, schema);
      if (type !== "unknown") lines.push(`/** ${schema.title} */`, `export type ${this.names.get(file)} = ${type};`, "");
      for (const [part, definition] of Object.entries(schema.$defs ?? {})) {
        const name = this.names.get(`${file}#/$defs/${part}`);
        lines.push(`${comment(definition)}export type ${name} = ${this.type(file, definition)};`, "");
      }
    }
    return lines.join("\n");
  }
}

const keyOf = (key) => (/^[a-z_]+$/i.test(key) ? key : JSON.stringify(key));

const comment = (schema) => (schema?.description ? `/** ${schema.description} */\n` : "");

// Alternatives that only say which members go together say nothing of a type by themselves.
const isAboutTypes = (schema) => !(schema.required && !schema.properties && !schema.type && !schema.allOf);

// A schema, and what it refers to, in the order in which that is met.
function read(folder, name, schemas) {
  if (schemas.has(name)) return schemas;
  const text = readFileSync(join(folder, name), "utf8");
  schemas.set(name, JSON.parse(text));
  for (const [, other] of text.matchAll(/"\$ref": "([a-z]+\.json)/g)) read(folder, other, schemas);
  return schemas;
}

const [folder, file, ...first] = process.argv.slice(2);
const schemas = new Map();
for (const name of first) read(folder, name, schemas);
writeFileSync(file, new Writer(schemas, namesOf(schemas)).all());

// By whom the parts of this page are, and under which licences.

import { useEffect, useState } from "preact/hooks";

import "../style/rules.css";
import { given } from "../oracle/given.js";
import { reasonOf, trouble } from "./notice.js";

interface Part {
  name: string;
  licence?: string;
  text: string;
}

export default function LicencesPage() {
  const [parts, setParts] = useState<Part[]>([]);
  useEffect(() => void given<Part[]>("licences.json").then(setParts, (error: unknown) => trouble(`The licences cannot be fetched: ${reasonOf(error)}`)), []);
  return (
    <article class="rules">
      <h1>Licences</h1>
      <p>This page is made of the parts below. What you type or open stays in your browser.</p>
      {parts.map(({ name, licence, text }) => (
        <details key={name}>
          <summary>{name} {licence && <span class="quiet">{licence}</span>}</summary>
          <div class="prose"><pre tabIndex={0}>{text}</pre></div>
        </details>
      ))}
    </article>
  );
}

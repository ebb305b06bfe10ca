import { z } from 'zod';
import { PROPERTIES } from '@funtool-docs/facts/contract/contractRecord';
import { PEERS } from '@funtool-docs/facts/differences/differences';

const count = z.int().min(0);

/** No format, which validators need a plugin for. */
export const address = z.string().regex(/^https?:\/\//);
const size = z.strictObject({ minified: count, brotli: count }).meta({ id: 'size' });

/** One value for each thing to compare with. */
const byPeer = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.enum(PEERS), value);

export const linkSchema = z.strictObject({ text: z.string(), url: address }).meta({ id: 'link' });

const parameterSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  isOptional: z.boolean(),
  default: z.string().nullable().describe('As code; null without one.'),
  description: z.string().describe('Markdown in one line.'),
});

const edgeCase = z.strictObject({
  input: z.string().describe('Code.'),
  result: z.string().describe('Its value as code, or what it throws; compared in every build.'),
  note: z.string(),
});

const statement = z
  .strictObject({
    name: z.string().describe('What is asked, in the language of the file.'),
    text: z.string().describe('The answer as a sentence.'),
    property: z.enum(PROPERTIES),
    answer: z
      .enum(['yes', 'no', 'sometimes', 'notMeasured'])
      .describe('Of the measured calls: "no" says only that none of them does it.'),
    calls: count.describe('How many measured calls say something about it.'),
    cases: count.describe('In how many of them the thing to watch out for happened.'),
    leftOut: count.describe('How many could not be compared.'),
    proof: count.optional().describe('Position in "calls" of the one that shows it, from 0.'),
    steps: z.array(z.string()).optional().describe('What was seen in that call.'),
  })
  .meta({ id: 'statement' });

const call = z
  .strictObject({
    env: z.literal('dom').optional().describe('Measured in a page; otherwise without one.'),
    setup: z.string().optional().describe('Statements that run first.'),
    call: z.string(),
    result: z.string().optional().describe('What it gives, as an expression; absent if it throws.'),
    error: z.string().optional().describe('Name of the error that was measured.'),
    throws: z.string().optional().describe('Part of its message.'),
    note: z.string().optional().describe('What the call shows, in English.'),
    imports: z.array(z.string()).describe('Exports that the code names.'),
    runsIn: z.enum(['worker', 'document']).optional().describe('Absent if it needs Node.js.'),
    errorName: z.string().optional().describe('Name of the error that it throws.'),
  })
  .meta({ id: 'call' });

const differences = z
  .strictObject({
    counterparts: z
      .record(z.string(), byPeer(z.string()))
      .describe('What does the same elsewhere, by documented name, as code.'),
    counts: byPeer(z.strictObject({ same: count, calls: count })).describe(
      'How many measured calls give the same there.',
    ),
    rows: z
      .array(
        z.strictObject({
          input: z.string(),
          setup: z.string().optional(),
          refused: z.literal(true).optional().describe('TypeScript refuses these arguments.'),
          funtool: z.string().describe('What it gives or throws.'),
          results: byPeer(z.string()),
          differs: z.array(z.enum(PEERS)),
        }),
      )
      .describe('Calls whose result is another one elsewhere.'),
  })
  .meta({ id: 'differences' });

const types = z.strictObject({
  compared: count.describe('How many measured results were compared with the declared type.'),
  wrong: z
    .array(
      z.strictObject({
        call: z.string(),
        says: z.string().describe('The declared type.'),
        gets: z.string().describe('The measured result.'),
      }),
    )
    .describe('Those that do not fit it.'),
  answer: z.string().optional().describe('Type of the main result of the first example.'),
});

/** The entry of a page of the reference. */
export const referenceSchema = z
  .strictObject({
    names: z
      .array(z.string())
      .describe('Documented exports, or members of one such as ObjectId.clone.'),
    imports: z
      .array(z.string())
      .describe('Import statements; the first one makes smaller bundles.'),
    advice: z.string().describe('When to use it and when not, as Markdown.'),
    signature: z.string().describe('The first declaration in one line.'),
    declarations: z
      .string()
      .describe('All declarations of the page; compared with the declared types.'),
    parameters: z.array(parameterSchema),
    returns: z.string().describe('Markdown in one line.'),
    errors: z.string().describe('When it throws, as Markdown in one line; may be empty.'),
    edgeCases: z.array(edgeCase).describe('Rare inputs.'),
    environment: z.enum(['any', 'browser', 'Node']).describe('Where it does what it is for.'),
    inNode: z
      .string()
      .optional()
      .describe('What every call returns in Node.js, as code, if it is always the same.'),
    since: z.string().describe('First release that has all names.'),
    sizes: z
      .array(z.strictObject({ name: z.string(), fromCategory: size, fromRoot: size }))
      .describe('What each export adds to a bundle, in bytes.'),
    sources: z.array(linkSchema),
    contract: z.strictObject({
      date: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/)
        .describe('Day on which the calls were run, in UTC.'),
      basis: z.string().describe('What the statements rest on.'),
      statements: z.array(statement),
    }),
    calls: z.array(call).describe('Calls measured on the documented release.'),
    differences: differences.optional(),
    types,
  })
  .meta({ id: 'reference' });

export type ApiLink = z.infer<typeof linkSchema>;
export type ApiParameter = z.infer<typeof parameterSchema>;
export type Reference = z.infer<typeof referenceSchema>;

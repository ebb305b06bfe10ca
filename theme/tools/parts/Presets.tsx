import { useTexts } from '@funtool-docs/islands/client/useTexts';
import texts from './texts.json';
import { Code } from '../../shared/Code';

interface PresetsProps<Preset> {
  presets: Preset[];
  nameOf: (preset: Preset) => string;
  onChoose: (preset: Preset) => void;
}

/** Buttons that fill the fields, so that nobody has to type code on a phone. */
export function Presets<Preset>({ presets, nameOf, onChoose }: PresetsProps<Preset>) {
  const t = useTexts(texts);
  return (
    <ul className="ft-demo__presets" aria-label={t('presets')}>
      {presets.map((preset) => (
        <li key={nameOf(preset)}>
          <button className="ft-demo__preset" type="button" onClick={() => onChoose(preset)}>
            <Code>{nameOf(preset)}</Code>
          </button>
        </li>
      ))}
    </ul>
  );
}

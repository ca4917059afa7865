import { Badge } from '@landfall/ui';

/** Whoever answered, said plainly: rules and word lists of this product, or a language model. */
export const EngineLabel = ({ engine }: { engine?: 'built-in' | 'model' | null }) =>
  engine === 'built-in' ? (
    <Badge icon="wrench" title="Made by the product’s own rules and word lists, without a language model">
      Built-in engine
    </Badge>
  ) : engine === 'model' ? (
    <Badge icon="sparkles">AI model</Badge>
  ) : null;

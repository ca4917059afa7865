import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may know whom. Remotes know the shell's public face and the contract, and never each other. */
const boundaries = [
  { sourceTag: 'kind:remote', onlyDependOnLibsWithTags: ['kind:sdk', 'kind:ui', 'kind:contracts'] },
  { sourceTag: 'kind:shell', onlyDependOnLibsWithTags: ['kind:sdk', 'kind:ui', 'kind:contracts'] },
  { sourceTag: 'kind:sdk', onlyDependOnLibsWithTags: ['kind:contracts', 'kind:ui'] },
  { sourceTag: 'kind:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'kind:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'kind:services', onlyDependOnLibsWithTags: ['kind:contracts'] },
  { sourceTag: 'kind:infra', onlyDependOnLibsWithTags: ['kind:shell', 'kind:sdk', 'kind:contracts'] },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**', 'services/contracts/src/index.ts'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // The facades of the SDK import its shared module by the name under which the shell offers it.
          allowCircularSelfDependency: true,
          // The design system's page of states is loaded when somebody opens it; the rest of it comes with the shell.
          checkDynamicDependenciesExceptions: ['@landfall/ui', '@landfall/sdk'],
          allow: [],
          depConstraints: boundaries,
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'off',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Nest reads constructor parameter types at run time, so these imports must stay values.
    files: ['services/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
);

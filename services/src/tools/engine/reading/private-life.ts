/** "Looked after my grandmother, 2017 to 2019", "career break", "living in Manchester since 2016": years of no post. */
export const isOfPrivateLife = (text: string): boolean =>
  /\b(?:my|our) (?:own )?(?:grand\p{L}+|mother|father|mum|mom|dad|parents?|family|child(?:ren)?|kids|sons?|daughters?|husband|wife|partner|relatives?)\b|\bliving in\b|\b(?:career break|(?:maternity|paternity|parental|adoption) leave|sabbatical|gap year|unemployed)\b|^\W*(?:travell?(?:ing|ed)|backpack(?:ing|ed))\b/iu.test(
    text,
  );
